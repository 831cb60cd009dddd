
(function () {
  "use strict";
  const bar = document.getElementById("steps");
  const steps = Array.from(document.querySelectorAll(".step"));
  const count = document.getElementById("count");
  const all = document.getElementById("all");
  const one = document.getElementById("one");
  const back = document.getElementById("back");
  const next = document.getElementById("next");
  let at = 0;
  let single = false;

  function show() {
    steps.forEach(function (step, i) { step.hidden = single ? i !== at : false; });
    all.setAttribute("aria-pressed", String(!single));
    one.setAttribute("aria-pressed", String(single));
    back.hidden = next.hidden = count.hidden = !single;
    back.disabled = at === 0;
    next.disabled = at === steps.length - 1;
    count.textContent = (at + 1) + " / " + steps.length;
  }

  function move(by) {
    const to = Math.max(0, Math.min(steps.length - 1, at + by));
    if (to !== at) { at = to; show(); window.scrollTo(0, bar.offsetTop); }
  }

  all.addEventListener("click", function () { single = false; show(); });
  one.addEventListener("click", function () { single = true; show(); });
  back.addEventListener("click", function () { move(-1); });
  next.addEventListener("click", function () { move(1); });
  document.addEventListener("keydown", function (event) {
    if (!single || event.altKey || event.ctrlKey || event.metaKey) { return; }
    if (event.key === "ArrowRight" || event.key === "PageDown") { move(1); event.preventDefault(); }
    if (event.key === "ArrowLeft" || event.key === "PageUp") { move(-1); event.preventDefault(); }
    if (event.key === "Home") { move(-steps.length); event.preventDefault(); }
    if (event.key === "End") { move(steps.length); event.preventDefault(); }
  });

  document.querySelectorAll(".sums tr").forEach(function (row) {
    const places = row.closest(".step").querySelectorAll("g[data-term=\"" + row.dataset.term + "\"]");
    function light(on) { places.forEach(function (place) { place.classList.toggle("lit", on); }); }
    row.addEventListener("mouseenter", function () { light(true); });
    row.addEventListener("mouseleave", function () { light(false); });
    row.addEventListener("focus", function () { light(true); });
    row.addEventListener("blur", function () { light(false); });
  });

  const hints = document.querySelectorAll("details.hint");
  function open(on) { hints.forEach(function (hint) { hint.open = on; }); }
  open(false);
  window.addEventListener("beforeprint", function () { open(true); });

  bar.hidden = false;
  show();
})();
