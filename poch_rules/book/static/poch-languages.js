/* A link to the page in another language also keeps the place on the page: anchors are the same in all languages. */
"use strict";
(() => {
  const keep = () => {
    for (const link of document.querySelectorAll(".poch-languages a")) link.hash = location.hash;
  };
  addEventListener("hashchange", keep);
  addEventListener("DOMContentLoaded", keep);
})();
