import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { russianFigure } from './russian-figures.ts';
import { translateSource, type Phrases } from './translate-source.ts';

const query = '?ru';
const dictionary = new URL('ru.json', import.meta.url).pathname;
/** What the guides of the components say, for all of them. */
const guideDictionary = new URL('guides.ru.json', import.meta.url).pathname;

async function readPhrases(): Promise<Phrases> {
  // The dictionaries are ours, and the tests in this folder check them.
  const [phrases, guides] = await Promise.all(
    [dictionary, guideDictionary].map(async (file) => JSON.parse(await readFile(file, 'utf8')) as unknown),
  );
  return { ...(phrases as Phrases), guides: guides as Phrases[string] };
}

/** Files with texts: stories, and the modules shared by patterns. The kit itself has default labels only. */
const saysSomething = /(\.stories|\/src\/patterns\/[^/]+\/[^/]+)\.tsx?$/;

/** Parts of pages, without those that know the toolbar's language. They are translated by their own section only: some show both languages. */
const isPartOfPage = /\/src\/(?:start|foundations(?!\/(?:theme-builder|token-files)))\/.+\.tsx?$/;
const page = '.ru.mdx';

/**
 * Gives every stories module a twin, `button.stories.tsx?ru`, whose literals are translated by ru.json. The twin is a normal module, so its
 * args, components and state are Russian from the start. The parts of a Russian page have twins, too.
 */
export function storiesInRussian(): Plugin {
  let phrases: Phrases | undefined;
  return {
    name: 'portico:stories-in-russian',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(query) && !importer?.endsWith(page)) return null;
      if (!source.startsWith('.') || source.endsWith(query) || source.endsWith(page)) return null;
      const resolved = await this.resolve(source, importer.replace(query, ''), { ...options, skipSelf: true });
      const hasTwin = importer.endsWith(page) ? isPartOfPage : new RegExp(`${saysSomething.source}|${isPartOfPage.source}`);
      return resolved && hasTwin.test(resolved.id) ? `${resolved.id}${query}` : resolved;
    },
    async transform(code, id) {
      if (!id.endsWith(query)) return null;
      this.addWatchFile(dictionary);
      this.addWatchFile(guideDictionary);
      phrases ??= await readPhrases();
      const own = phrases[path.basename(id).split('.', 1)[0] ?? ''];
      const { everywhere, guides } = phrases;
      const shared = (phrase: string) => everywhere?.[phrase] ?? guides?.[phrase] ?? russianFigure(phrase);
      const isShared = !isPartOfPage.test(id.slice(0, -query.length));
      const translate = (phrase: string) => own?.[phrase] ?? (isShared ? shared(phrase) : undefined);
      return { code: translateSource(code, translate), map: null };
    },
    watchChange(id) {
      if (id === dictionary || id === guideDictionary) phrases = undefined;
    },
  };
}
