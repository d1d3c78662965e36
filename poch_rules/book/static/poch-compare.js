/* Lets a reader choose what a comparison of rules shows: variants, a part of the game, a text, only what differs.

The choice stands in the address: #a=…&b=… is two variants and what differs between them, anything else
#show=…,…&q=…&part=…&differ=1; behind a ? it does as well. */
"use strict";
(() => {
  const NARROW = "(max-width: 48em)";
  const FEW = 3; // so many variants are shown on a narrow screen at first

  function make(tag, properties, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  /* A text as it is searched: small letters without marks. */
  function folded(text) {
    return text.normalize("NFKD").replace(/[\p{M}\p{Cf}ـ]/gu, "").toLowerCase().replaceAll("ł", "l");
  }

  /* What cells or sentences of a row share that play the same. */
  function kindOf(element) {
    return element.className.match(/\bs\d+\b/)?.[0];
  }

  function comparison(box, { words, parts, wide }) {
    const table = box.querySelector("table");
    const heads = [...table.querySelectorAll("[data-variant]")];
    const variants = heads.map((head) => head.dataset.variant);
    const titles = heads.map((head) => head.querySelector("p").textContent.trim());
    const rows = [...table.querySelectorAll("tbody tr")].map((row) => {
      const [name, ...cells] = row.cells;
      return {
        row, cells, part: row.parentNode.dataset.part, mark: name.querySelector(".poch-differs"),
        texts: [name, ...cells].map((cell) => folded(cell.textContent)),
        sentences: cells.map((cell) => [...cell.querySelectorAll("p")].filter(kindOf)),
      };
    });
    let choice;

    /* -- the choice and the address -- */

    function start() {
      const show = matchMedia(NARROW).matches ? variants.slice(0, FEW) : variants;
      return { show, q: "", part: "", differ: false, pair: null };
    }

    function read() {
      const asked = new URLSearchParams(location.hash.includes("=") ? location.hash.slice(1) : location.search);
      const get = (name) => asked.get(name) ?? "";
      const known = (names) => variants.filter((variant) => names.includes(variant));
      const two = ["a", "b"].map(get);
      const pair = known(two).length === 2 ? two : null;
      const some = known(pair ?? get("show").split(","));
      choice = start();
      if (some.length || get("of") === box.dataset.family) {
        const show = some.length ? some : variants;
        const differ = (get("differ") || (pair ? "1" : "0")) === "1";
        choice = { show, q: get("q"), part: Object.hasOwn(parts, get("part")) ? get("part") : "", differ, pair };
        box.scrollIntoView();
      }
      render();
    }

    function choose(change) {
      Object.assign(choice, change);
      const { show, pair, q, part, differ } = choice;
      const asked = new URLSearchParams(
        pair ? { a: pair[0], b: pair[1] } : show.length < variants.length ? { show } : { of: box.dataset.family });
      if (q) asked.set("q", q);
      if (part) asked.set("part", part);
      if (differ !== Boolean(pair)) asked.set("differ", Number(differ));
      const hash = `#${asked}`.replaceAll("%2F", "/").replaceAll("%2C", ",");
      const untouched = !(pair || q || part || differ) && `${show}` === `${start().show}`;
      history.replaceState(null, "", location.pathname + (untouched ? "" : hash));
      render();
    }

    /* -- the controls -- */

    function listen(type, element, action) {
      element.addEventListener(type, action);
      return element;
    }

    function menu(first, values, names, action) {
      const options = values.map((value, at) => make("option", { value }, names[at]));
      return listen("change", make("select", {}, make("option", { value: "" }, first), ...options), action);
    }

    const check = (action, properties) => listen("change", make("input", { type: "checkbox", ...properties }), action);
    const named = (text, control) => make("label", {}, make("span", {}, text), control);
    const ticked = (control, text) => make("label", {}, control, make("span", {}, text));

    function choosePair() {
      const pair = pairs.map((select) => select.value);
      if (pair.every(Boolean)) choose({ show: variants.filter((v) => pair.includes(v)), pair, differ: true });
      else if (choice.pair) choose({ show: start().show, pair: null, differ: false });
      pairs.forEach((select, at) => { select.value = pair[at]; });
      closeTwins();
    }

    /* Nothing is compared with itself. */
    function closeTwins() {
      pairs.forEach((select, at) => {
        for (const option of select.options) option.disabled = option.value && option.value === pairs[1 - at].value;
      });
    }

    function chooseColumn() {
      const show = columns.filter((column) => column.checked).map((column) => column.value);
      if (show.length) choose({ show, pair: null });
      else render(); // one is always left
    }

    const pairs = [0, 1].map(() => menu(words.choose, variants, titles, choosePair));
    const columns = variants.map((value) => check(chooseColumn, { value }));
    const search = listen("input", make("input", { type: "search" }), () => choose({ q: search.value.trim() }));
    const part = menu(words.whole, Object.keys(parts), Object.values(parts), () => choose({ part: part.value }));
    const differing = check(() => choose({ differ: differing.checked }));
    const reset = listen("click", make("button", { type: "button" }, words.reset),
      () => choose({ ...start(), show: variants }));
    const summary = make("summary");
    const status = make("p", { role: "status" });
    const form = make("form", { className: "poch-choice" },
      make("fieldset", {}, make("legend", {}, words.pair), named(words.first, pairs[0]), named(words.second, pairs[1])),
      make("details", {}, summary, make("fieldset", {}, make("legend", {}, words.variants),
        ...columns.map((column, at) => ticked(column, titles[at])))),
      make("div", {}, named(words.search, search), named(words.part, part), ticked(differing, words.differing), reset),
      status);
    box.prepend(listen("submit", form, (event) => event.preventDefault()));

    /* -- what is shown -- */

    function render() {
      const { show, pair, q, differ } = choice;
      const shown = variants.map((variant) => show.includes(variant));
      const only = (list) => list.filter((_, at) => shown[at]);
      const sought = folded(q).split(/\s+/);
      const unlike = differ && show.length > 1;
      let count = 0;
      heads.forEach((head, at) => { head.hidden = !shown[at]; });
      for (const { row, part: own, mark, cells, texts: [name, ...texts], sentences } of rows) {
        const text = [name, ...only(texts)].join(" ");
        const same = new Set(only(cells).map(kindOf)).size === 1;
        if (mark) mark.hidden = same;
        row.hidden = (choice.part && choice.part !== own) || !sought.every((word) => text.includes(word)) ||
          (unlike && same);
        count += !row.hidden;
        cells.forEach((cell, at) => { cell.hidden = !shown[at]; });
        const said = only(sentences).map((list) => list.map(kindOf));
        for (const sentence of sentences.flat()) {
          sentence.hidden = unlike && said.every((numbers) => numbers.includes(kindOf(sentence)));
        }
      }
      table.classList.toggle("poch-wide", show.length > wide);
      const fill = (text, some, all) => text.replace("{shown}", some).replace("{all}", all);
      summary.textContent = fill(words.columns, show.length, variants.length);
      status.textContent = count ? fill(words.rows, count, rows.length) : words.none;
      if (search.value.trim() !== q) search.value = q;
      part.value = choice.part;
      differing.checked = differ;
      columns.forEach((column, at) => { column.checked = shown[at]; });
      pairs.forEach((select, at) => { select.value = pair?.[at] ?? ""; });
      closeTwins();
    }

    addEventListener("hashchange", read);
    read();
  }

  for (const told of document.querySelectorAll(".poch-compare > script")) {
    comparison(told.parentNode, JSON.parse(told.textContent));
  }
})();
