import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { translatePage } from './translate-page.ts';

const folder = path.resolve(import.meta.dirname, '..');
const dictionary = path.join(import.meta.dirname, 'pages.ru.json');
const translatedPage = path.join(import.meta.dirname, 'translated-page.tsx');

const isPage = (id: string) => id.startsWith(folder) && id.endsWith('.mdx') && !id.endsWith('.ru.mdx');

/** The page with a layout that shows its Russian twin when the toolbar asks for it. */
const withTwin = (source: string, name: string) => `${source}
import { TranslatedPage } from '${translatedPage}';
export const loadRussian = () => import('./${name}.ru.mdx');

export default ({ children }) => <TranslatedPage load={loadRussian}>{children}</TranslatedPage>;
`;

/** Gives every page of this Storybook a twin, `wizard.ru.mdx`, whose texts are translated by pages.ru.json. No such file exists. */
export function pagesInRussian(): Plugin {
  return {
    name: 'portico:pages-in-russian',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.ru.mdx') || importer === undefined) return null;
      const twin = path.resolve(path.dirname(importer), source);
      return existsSync(twin.replace(/\.ru\.mdx$/, '.mdx')) ? twin : null;
    },
    async load(id) {
      if (isPage(id)) return withTwin(await readFile(id, 'utf8'), path.basename(id, '.mdx'));
      if (!id.startsWith(folder) || !id.endsWith('.ru.mdx')) return null;
      const page = id.replace(/\.ru\.mdx$/, '.mdx');
      this.addWatchFile(page);
      this.addWatchFile(dictionary);
      // The dictionary is ours, and a test checks it.
      const phrases = JSON.parse(await readFile(dictionary, 'utf8')) as Readonly<Record<string, Readonly<Record<string, string>>>>;
      return translatePage(await readFile(page, 'utf8'), (text) => phrases[path.basename(page, '.mdx')]?.[text]);
    },
  };
}
