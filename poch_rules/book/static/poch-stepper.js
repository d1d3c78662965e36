/* The replay in a page: adds up the changes of each step, and draws.  All words and all rules are in the page itself. */
"use strict";
(() => {
  const SVG = "http://www.w3.org/2000/svg";

  /* Every position of a column: what it starts with, and after each step. */
  function positions(column) {
    const found = [{ chips: { ...column.chips }, cards: {}, figures: {}, table: [], shown: [], moved: {} }];
    for (const step of column.steps) {
      const before = found.at(-1), chips = { ...before.chips };
      for (const [account, gain] of Object.entries(step?.chips ?? {})) chips[account] = (chips[account] ?? 0) + gain;
      found.push({
        chips,
        cards: { ...before.cards, ...step?.cards },
        figures: { ...before.figures, ...step?.figures },
        table: step?.table ?? [],
        shown: step?.shown ?? [],
        moved: step?.chips ?? {},
      });
    }
    return found;
  }

  const number = (n) => (n < 0 ? "−" + -n : String(n));

  function drawn(card, kind) {
    const svg = document.createElementNS(SVG, "svg"), use = document.createElementNS(SVG, "use");
    svg.setAttribute("class", "poch-drawn" + (kind ? " poch-" + kind : ""));
    use.setAttribute("href", "#card-" + card);
    svg.append(use);
    return svg;
  }

  function laid(card, player, kind) {
    const place = document.createElement("span");
    place.className = "poch-laid-card";
    const name = document.createElement("bdi");
    name.textContent = player;
    place.append(drawn(card, kind), name);
    return place;
  }

  function begin(root) {
    const stage = root.querySelector(".poch-stage"), source = root.querySelector(".poch-data");
    const table = root.querySelector("table.poch-steps"), all = root.querySelector("details");
    if (!stage || !source || !table) return;
    const data = JSON.parse(source.textContent), order = Object.keys(data.faces), rows = table.tBodies[0].rows;
    const slider = stage.querySelector("input"), at = stage.querySelector(".poch-at"), last = data.labels.length - 1;
    const columns = data.columns.map((column, i) => ({
      positions: positions(column),
      place: stage.querySelector(`[data-column="${i}"]`),
      said: stage.querySelector(`[data-said="${i}"] > div`),
    }));
    let now = -1;

    function fill(place, cards, nodes, none) {
      place.replaceChildren(...nodes);
      const said = cards.map(([card, player]) => data.faces[card] + (player ? " " + player : "")).join(", ");
      place.setAttribute("aria-label", `${place.dataset.name}: ${said || none || "–"}`);
    }

    function draw({ positions, place }) {
      const { chips, cards, figures, table, shown, moved } = positions[now];
      for (const node of place.querySelectorAll("[data-chips]")) {
        node.textContent = number(chips[node.dataset.chips] ?? 0);
        const pool = node.closest("[data-pool]");
        if (pool) pool.classList.toggle("poch-moved", node.dataset.chips in moved);
      }
      for (const node of place.querySelectorAll("[data-gain]")) {
        const gain = moved[node.dataset.gain] ?? 0;
        node.textContent = gain ? `(${gain > 0 ? "+" : ""}${number(gain)})` : "";
      }
      for (const node of place.querySelectorAll("[data-figure]")) {
        node.textContent = figures[node.dataset.figure] || "–";
      }
      for (const node of place.querySelectorAll("[data-hand]")) {
        const held = order.filter((card) => cards[card] === Number(node.dataset.hand));
        const nodes = held.map((card) => drawn(card, shown.includes(card) && "shown"));
        fill(node, held.map((card) => [card]), nodes, now > 0 && node.dataset.none);
      }
      const up = place.querySelector("[data-turned]");
      if (up) {
        const held = order.filter((card) => cards[card] === "up");
        fill(up, held.map((card) => [card]), held.map((card) => drawn(card)));
      }
      const nodes = table.map(([seat, card], i) => laid(card, data.players[seat], i === table.length - 1 && "last"));
      fill(place.querySelector("[data-table]"), table.map(([seat, card]) => [card, data.players[seat]]), nodes);
    }

    function tell({ said }, i) {
      const cell = now ? rows[now - 1].cells[i + 1] : null;
      said.replaceChildren(...(cell ? [...cell.childNodes].map((node) => node.cloneNode(true)) : [data.labels[0]]));
      for (const node of said.querySelectorAll("[id]")) node.removeAttribute("id");
    }

    function go(to) {
      to = Math.max(0, Math.min(last, to));
      if (to === now) return;
      now = to;
      slider.value = now;
      slider.setAttribute("aria-valuetext", data.labels[now]);
      at.textContent = data.labels[now];
      stage.classList.toggle("poch-at-divergence", data.diverges.includes(now));
      columns.forEach(draw);
      columns.forEach(tell);
      for (const row of rows) row.removeAttribute("aria-current");
      if (now) rows[now - 1].setAttribute("aria-current", "step");
      for (const [way, ends] of [["start", 0], ["back", 0], ["next", last], ["end", last]]) {
        stage.querySelector(`[data-to="${way}"]`).setAttribute("aria-disabled", String(now === ends));
      }
    }

    const ways = {
      start: () => 0,
      back: () => now - 1,
      next: () => now + 1,
      end: () => last,
      divergence: () => data.diverges.find((step) => step > now) ?? data.diverges[0],
    };
    stage.addEventListener("click", (event) => {
      const button = event.target.closest("button[data-to]");
      if (button) go(ways[button.dataset.to]());
    });
    slider.addEventListener("input", () => go(Number(slider.value)));
    stage.addEventListener("keydown", (event) => {
      if (event.target === slider) return; // it knows its keys itself, in either direction
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const rtl = getComputedStyle(stage).direction === "rtl";
      const keys = { ArrowRight: rtl ? "back" : "next", ArrowLeft: rtl ? "next" : "back", Home: "start", End: "end" };
      if (!(event.key in keys)) return;
      event.preventDefault();
      go(ways[keys[event.key]]());
    });
    addEventListener("beforeprint", () => (all.open = true));

    all.open = false;
    stage.hidden = false;
    go(0);
  }

  document.querySelectorAll(".poch-stepper").forEach(begin);
})();
