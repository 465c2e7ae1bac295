/** Runs the built `src/prerender.tsx` in a process of its own, where what a browser has can be stood in for: `node run-prerender.ts <module>` prints the pages as JSON. */
import { pathToFileURL } from 'node:url';
import { brandToken } from './prerendered-page.ts';

const nothing = () => undefined;
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };
const meta = (selector: string) => (selector.includes('portico-brand') ? { content: brandToken } : null);

const root = { dataset: {} as Record<string, string>, setAttribute: nothing };
/** Prerendering only asks for a width: a phone's in the phone frame. */
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
const { prerenderPages } = (await import(pathToFileURL(module).href)) as { prerenderPages: () => Promise<unknown> };
// The cache of queries has timers that run for minutes, and nobody waits for them here.
process.stdout.write(JSON.stringify(await prerenderPages()), () => process.exit());
