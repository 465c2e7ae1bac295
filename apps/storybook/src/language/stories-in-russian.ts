import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { russianFigure } from './russian-figures.ts';
import { translateSource, type Phrases } from './translate-source.ts';

const query = '?ru';
const dictionary = new URL('ru.json', import.meta.url).pathname;

/** What tells a story: its own file, and what patterns share. The kit itself says nothing. */
const saysSomething = /(\.stories|\/src\/patterns\/[^/]+\/[^/]+)\.tsx?$/;

/**
 * Gives every stories module a twin, `button.stories.tsx?ru`, whose literals are looked up in ru.json. The twin is a module like any other: its
 * args, its components and their state speak Russian from the start.
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
      // Written by us, and checked whole by the tests of this folder.
      phrases ??= JSON.parse(await readFile(dictionary, 'utf8')) as Phrases;
      const own = phrases[path.basename(id).split('.', 1)[0] ?? ''];
      const everywhere = phrases['everywhere'];
      return { code: translateSource(code, (phrase) => own?.[phrase] ?? everywhere?.[phrase] ?? russianFigure(phrase)), map: null };
    },
    watchChange(id) {
      if (id === dictionary) phrases = undefined;
    },
  };
}
