/** Runs the built `src/draw.tsx` in a process of its own, where what a browser has can be stood in for: `node run-drawing.ts <module>` prints the pages as JSON. */
import { pathToFileURL } from 'node:url';
import { brandToken } from './drawn-page.ts';

const nothing = () => undefined;
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };
const meta = (selector: string) => (selector.includes('portico-brand') ? { content: brandToken } : null);

const root = { dataset: {} as Record<string, string>, setAttribute: nothing };
/** A width is all that pages ask for while they are drawn: a phone's, in the frame for phones. */
const matchMedia = () => ({
  get matches() {
    return root.dataset['frame'] === 'phone';
  },
  addEventListener: nothing,
});

Object.assign(globalThis, {
  localStorage: storage,
  sessionStorage: storage,
  addEventListener: nothing,
  removeEventListener: nothing,
  matchMedia,
  document: { querySelector: meta, documentElement: root, cookie: '' },
  window: globalThis,
});

const [module = ''] = process.argv.slice(2);
const { drawPages } = (await import(pathToFileURL(module).href)) as { drawPages: () => Promise<unknown> };
// The cache of queries has timers that run for minutes, and nobody waits for them here.
process.stdout.write(JSON.stringify(await drawPages()), () => process.exit());
