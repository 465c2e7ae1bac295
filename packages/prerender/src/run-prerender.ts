/**
 * Renders all pages outside of a browser, with stand-ins for its globals: `node run-prerender.ts <module> <metas>` prints them as JSON.
 * The module exports `rendering`; `metas` are the contents of meta elements by name, as JSON.
 */
import { pathToFileURL } from 'node:url';
import type { PrerenderedPage, Rendering } from './rendering.ts';

const [module = '', metas = '{}'] = process.argv.slice(2);
const contents = Object.entries(JSON.parse(metas) as Record<string, string>);

const nothing = () => undefined;
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };
const root = { dataset: {} as Record<string, string>, setAttribute: nothing };
const media = { matches: false, addEventListener: nothing };
const page = {
  documentElement: root,
  cookie: '',
  querySelector(selector: string) {
    const [, content] = contents.find(([name]) => selector.includes(name)) ?? [];
    return content === undefined ? null : { content };
  },
};

Object.assign(globalThis, {
  localStorage: storage,
  sessionStorage: storage,
  addEventListener: nothing,
  removeEventListener: nothing,
  matchMedia: () => media,
  document: page,
  window: globalThis,
});

async function renderAll({ languages, pages, frames, setLanguage, render }: Rendering): Promise<PrerenderedPage[]> {
  const rendered: PrerenderedPage[] = [];
  for (const { code, dir } of languages) {
    await setLanguage(code);
    for (const one of pages) {
      const variants: [string, Awaited<ReturnType<typeof render>>][] = [];
      for (const { name, cookie, matchesMedia } of frames[one.audience] ?? []) {
        Object.assign(root.dataset, { frame: name, prerendered: code });
        page.cookie = cookie;
        media.matches = matchesMedia;
        variants.push([name, await render(one, code)]);
      }
      const [first] = variants;
      if (!first) throw new Error(`The audience ${one.audience} has no frames`);
      const { title, data, modules } = first[1];
      rendered.push({ ...one, language: code, dir, title, data, modules, frames: variants.map(([name, { html }]) => [name, html]) });
    }
  }
  return rendered;
}

const { rendering } = (await import(pathToFileURL(module).href)) as { rendering: Rendering };
// Exit now, because the application's timers, such as a cache's, would keep the process running for minutes.
process.stdout.write(JSON.stringify(await renderAll(rendering)), () => process.exit());
