/** What the page reports about its own load. */
export type Collected = {
  largestPaint: number | null;
  shift: number;
  /** When each selector was first painted, in milliseconds from the start of the navigation. */
  seen: Record<string, number>;
};

declare global {
  interface Window {
    collected?: Collected;
  }
}

/** Runs before any script of the page. It is serialised, so it can't reference anything outside. */
export function collect(selectors: Readonly<Record<string, string>>): void {
  if (window !== window.top || window.collected) return;
  const collected: Collected = { largestPaint: null, shift: 0, seen: {} };
  window.collected = collected;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (collected.largestPaint = entry.startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) collected.shift += value;
  });
  const isShown = (css: string) =>
    [...document.querySelectorAll(css)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    });
  const open = new Map(Object.entries(selectors));
  // Checked once per frame: what exists now is painted in this frame, and the message arrives after it.
  const frame = () => {
    const shown = [...open].filter(([, css]) => isShown(css)).map(([name]) => name);
    shown.forEach((name) => open.delete(name));
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => shown.forEach((name) => (collected.seen[name] = performance.now())));
    port1.start();
    port2.postMessage(null);
    if (open.size > 0) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
