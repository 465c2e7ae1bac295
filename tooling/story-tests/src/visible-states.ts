import { paintedPixels } from './browser-settings.ts';

/** A state that colour could be the only sign of. */
interface State {
  name: string;
  selector: string;
  /** Removes the state from the element and returns a function that restores it. */
  remove: (element: Element) => () => void;
}

/** Removes attributes. The returned function sets them again. */
function withoutAttributes(...names: readonly string[]) {
  return (element: Element): (() => void) => {
    const parts = [element, ...element.querySelectorAll('*')];
    const removed = parts.flatMap((part) =>
      names.filter((name) => part.hasAttribute(name)).map((name) => ({ part, name, value: part.getAttribute(name) ?? '' })),
    );
    for (const { part, name } of removed) part.removeAttribute(name);
    return () => {
      for (const { part, name, value } of removed) part.setAttribute(name, value);
    };
  };
}

function uncheck(element: Element): () => void {
  if (!(element instanceof HTMLInputElement)) return () => undefined;
  element.checked = false;
  return () => {
    element.checked = true;
  };
}

function clearIndeterminate(element: Element): () => void {
  if (!(element instanceof HTMLInputElement)) return () => undefined;
  const { checked } = element;
  element.indeterminate = false;
  element.checked = false;
  return () => {
    element.indeterminate = true;
    element.checked = checked;
  };
}

function blur(element: Element): () => void {
  if (!(element instanceof HTMLElement)) return () => undefined;
  element.blur();
  return () => element.focus({ focusVisible: true });
}

function hide(element: Element): () => void {
  if (!(element instanceof HTMLElement)) return () => undefined;
  element.style.visibility = 'hidden';
  return () => {
    element.style.visibility = '';
  };
}

const states: readonly State[] = [
  { name: 'checked', selector: 'input:checked:not(:indeterminate)', remove: uncheck },
  { name: 'partly checked', selector: 'input[type="checkbox"]:indeterminate', remove: clearIndeterminate },
  { name: 'checked', selector: '[aria-checked="true"]', remove: withoutAttributes('aria-checked', 'data-checked', 'data-unchecked') },
  { name: 'selected', selector: '[aria-selected="true"]', remove: withoutAttributes('aria-selected', 'data-selected', 'data-active') },
  { name: 'pressed', selector: '[aria-pressed="true"]', remove: withoutAttributes('aria-pressed', 'data-pressed') },
  {
    name: 'current',
    selector: '[aria-current]:not([aria-current="false"])',
    remove: withoutAttributes('aria-current', 'data-active', 'data-state'),
  },
  { name: 'highlighted', selector: '[data-highlighted], [data-marked]', remove: withoutAttributes('data-highlighted', 'data-marked') },
  {
    name: 'disabled',
    selector: ':is([disabled], [aria-disabled="true"]):not([aria-busy="true"])',
    remove: withoutAttributes('disabled', 'aria-disabled', 'data-disabled'),
  },
  { name: 'filled', selector: ':is([role="meter"], [role="progressbar"]) > *', remove: hide },
  // A highlighted option keeps its highlight, which shows where the focus is.
  { name: 'focused', selector: ':focus-visible:not([data-highlighted])', remove: blur },
];

/** The smallest number of changed pixels that people notice. */
const minPixels = 12;
const minContrast = 64;

function countDifferent(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  if (first.length !== second.length) return Infinity;
  let count = 0;
  for (let at = 0; at < first.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) >= minContrast)) count += 1;
  return count;
}

/** Space for an outline around the element. */
const margin = 5;

/** The part of the page that shows the element's state: for a control, its label or the frame around it. */
function shownIn(element: Element): DOMRect {
  const box = (element.matches('input, select, textarea') ? (element.closest('label') ?? element.parentElement) : element) ?? element;
  const { x, y, width, height } = box.getBoundingClientRect();
  const left = Math.max(0, x - margin);
  const top = Math.max(0, y - margin);
  return new DOMRect(
    left,
    top,
    Math.min(x + width + margin, window.innerWidth) - left,
    Math.min(y + height + margin, window.innerHeight) - top,
  );
}

/** A check mark that only an element with the state has. */
function hasOwnSign(element: Element, { selector }: State): boolean {
  const role = element.getAttribute('role') ?? element.localName;
  const others = [...document.querySelectorAll(element.hasAttribute('role') ? `[role="${role}"]` : role)];
  const drawings = (part: Element) => [...part.querySelectorAll('svg')].filter((drawing) => drawing.checkVisibility()).length;
  return others.some(
    (other) => !other.matches(selector) && other.parentElement === element.parentElement && drawings(other) < drawings(element),
  );
}

const isInSight = ({ width, height }: DOMRect): boolean => width > 2 * margin && height > 2 * margin;

/** Describes each visible element whose state changes nothing that is painted. The page must be at rest. */
export async function unpaintedStates(): Promise<readonly string[]> {
  const unpainted: string[] = [];
  for (const state of states) {
    for (const [index, element] of [...document.querySelectorAll(state.selector)].entries()) {
      const area = shownIn(element);
      if (!element.checkVisibility() || !isInSight(area) || hasOwnSign(element, state)) continue;
      const before = await paintedPixels(area);
      const restore = state.remove(element);
      const after = await paintedPixels(area);
      restore();
      const name = (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40);
      if (countDifferent(before, after) < minPixels) unpainted.push(`${state.name}: ${element.localName} "${name}" (${index})`);
    }
  }
  return unpainted;
}
