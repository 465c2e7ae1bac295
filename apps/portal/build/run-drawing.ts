/** Runs the built `src/draw.tsx` in a process of its own, where what a browser has can be stood in for: `node run-drawing.ts <module>` prints the pages as JSON. */
import { pathToFileURL } from 'node:url';
import { brandToken } from './drawn-page.ts';

const nothing = () => undefined;
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };
const meta = (selector: string) => (selector.includes('portico-brand') ? { content: brandToken } : null);

Object.assign(globalThis, {
  localStorage: storage,
  sessionStorage: storage,
  addEventListener: nothing,
  removeEventListener: nothing,
  document: { querySelector: meta, documentElement: { dataset: {} }, cookie: '' },
  window: globalThis,
});

const [module = ''] = process.argv.slice(2);
const { drawGuestPages } = (await import(pathToFileURL(module).href)) as { drawGuestPages: () => Promise<unknown> };
process.stdout.write(JSON.stringify(await drawGuestPages()));
