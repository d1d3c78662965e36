/* The page for searching: Pagefind's index where the book is served, Sphinx' own search where it is opened from disk. */
"use strict";
(() => {
  const here = document.currentScript.src;
  const root = new URL(document.documentElement.dataset.content_root || "./", location.href);
  const results = document.getElementById("search-results");
  const say = results.dataset;
  const query = (new URLSearchParams(location.search).get("q") || "").trim();
  const AT_ONCE = 15;

  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  /* An excerpt has no markup but <mark>; all else in it is text. */
  const marked = (excerpt) => {
    const made = element("p", {});
    const parsed = new DOMParser().parseFromString(excerpt, "text/html").body;
    for (const node of parsed.childNodes)
      made.append(node.nodeName === "MARK" ? element("mark", {}, node.textContent) : node.textContent);
    return made;
  };

  const entry = (page) =>
    element("li", {}, element("h2", {}, element("a", { href: page.url }, page.meta.title)), marked(page.excerpt));

  const show = async (found) => {
    const list = element("ol", { className: "poch-found" });
    const count = new Intl.NumberFormat(document.documentElement.lang).format(found.length);
    results.replaceChildren(element("p", { className: "poch-count" }, found.length ? `${say.results}: ${count}` : say.none), list);
    const more = element("button", { type: "button" }, say.more);
    const add = async () => {
      const next = found.splice(0, AT_ONCE);
      more.remove();
      list.append(...(await Promise.all(next.map((one) => one.data()))).map(entry));
      if (found.length) results.append(more);
    };
    more.addEventListener("click", add);
    await add();
  };

  const served = async () => {
    const pagefind = await import(new URL(say.index, root).href);
    await pagefind.options({ baseUrl: root.pathname, excerptLength: 24 });
    await pagefind.init();
    await show((await pagefind.search(query)).results);
  };

  const fromDisk = () => {
    results.replaceChildren();
    if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false; // no page may read another from disk
    for (const name of ["searchtools.js", "language_data.js", "../searchindex.js"]) {
      const script = element("script", { src: new URL(name, here).href, async: false });
      document.body.append(script);
      script.addEventListener("load", () => localStorage.removeItem("sphinx_highlight_terms")); // it trips over pictures
    }
  };

  for (const box of document.querySelectorAll('input[name="q"]')) box.value = query;
  if (!say.index || location.protocol === "file:") fromDisk();
  else if (query) {
    results.append(element("p", { className: "poch-count" }, `${say.searching}…`));
    served().catch(fromDisk);
  }
})();
