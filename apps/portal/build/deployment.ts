import { languages } from '@portico/contract/languages';
import type { Plugin } from 'vite';

/**
 * Returns a base path as Vite takes it: `/account/`.
 * @throws Error for anything but a path of plain segments
 */
export function readBasePath(given: string | undefined): string {
  const path = `/${(given ?? '').replaceAll(/^\/+|\/+$/gu, '')}/`.replace('//', '/');
  if (!/^\/(?:[\w-][\w.-]*\/)*$/u.test(path)) throw new Error(`PORTICO_BASE_PATH must be a path such as /account/, not ${given}`);
  return path;
}

/** Puts a base path before what index.html names, and Vite leaves alone because a server replaces it. */
export function basedLinks(base: string): Plugin | false {
  if (base === '/') return false;
  return {
    name: 'portico:based-links',
    transformIndexHtml: (html) => html.replaceAll(/(href|src)="\/(boot\.js|brand\.css|brand\/icon\.svg)"/gu, `$1="${base}$2"`),
  };
}

/** Leaves out the languages that a provider doesn't speak. Undefined keeps all of them. */
export function chosenLanguages(given: string | undefined): Plugin | false {
  if (given === undefined) return false;
  const chosen = given.split(/[ ,]+/u).filter(Boolean);
  const unknown = chosen.filter((code) => !languages.some((language) => language === code));
  if (unknown.length > 0) throw new Error(`PORTICO_LANGUAGES names ${unknown.join(', ')}. The portal has ${languages.join(', ')}.`);
  // A reader who speaks none of them gets English.
  if (!chosen.includes('en')) throw new Error('PORTICO_LANGUAGES must include en');
  const listing = /export const languages = Object\.keys\(languageFacts\)/u;
  return {
    name: 'portico:chosen-languages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/generated\/languages\.ts$/u },
      handler(code) {
        if (!listing.test(code)) this.error('languages.ts no longer lists its languages by Object.keys');
        return { code: code.replace(listing, `export const languages = ${JSON.stringify(chosen)}`), map: null };
      },
    },
  };
}
