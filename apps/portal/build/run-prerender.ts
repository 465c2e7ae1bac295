/** Runs the built `src/prerender.tsx` in a separate process with stand-ins for browser globals: `node run-prerender.ts <module>` prints the pages as JSON. */
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
// Exit at once: the query cache has timers that would keep the process alive for minutes.
process.stdout.write(JSON.stringify(await prerenderPages()), () => process.exit());
