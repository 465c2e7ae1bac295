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

/**
 * Gives every stories module a twin, `button.stories.tsx?ru`, whose literals are translated by ru.json. The twin is a normal module, so its
 * args, components and state are Russian from the start.
 */
export function storiesInRussian(): Plugin {
  let phrases: Phrases | undefined;
  return {
    name: 'portico:stories-in-russian',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(query) || !source.startsWith('.') || source.endsWith(query)) return null;
      const resolved = await this.resolve(source, importer.slice(0, -query.length), { ...options, skipSelf: true });
      return resolved && saysSomething.test(resolved.id) ? `${resolved.id}${query}` : resolved;
    },
    async transform(code, id) {
      if (!id.endsWith(query)) return null;
      this.addWatchFile(dictionary);
      this.addWatchFile(guideDictionary);
      phrases ??= await readPhrases();
      const own = phrases[path.basename(id).split('.', 1)[0] ?? ''];
      const { everywhere, guides } = phrases;
      const translate = (phrase: string) => own?.[phrase] ?? everywhere?.[phrase] ?? guides?.[phrase] ?? russianFigure(phrase);
      return { code: translateSource(code, translate), map: null };
    },
    watchChange(id) {
      if (id === dictionary || id === guideDictionary) phrases = undefined;
    },
  };
}
