// Runs in the page before anything else of it. Plain JavaScript, because what a compiler adds to a function is not
// there in a browser. Counts every shift, also what follows an input: stricter than the metric of the same name.
(() => {
  const where = (rect) =>
    rect
      ? `${Math.round(rect.x)},${Math.round(rect.y)} ${Math.round(rect.width)}x${Math.round(rect.height)}`
      : '?';
  const named = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something that is gone';
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}${element.id ? `#${element.id}` : ''}> "${text}"`;
  };
  window.shifts = [];
  window.quietSince = 0;
  new PerformanceObserver((list) => {
    for (const { value, sources = [] } of list.getEntries()) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${named(node)} ${where(previousRect)} -> ${where(currentRect)}`,
      );
      window.shifts.push({ value, moved });
      window.quietSince = performance.now();
    }
  }).observe({ type: 'layout-shift', buffered: true });
})();
