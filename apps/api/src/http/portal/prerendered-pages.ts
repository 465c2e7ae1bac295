import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@portico/contract';
import { languages } from '@portico/contract/languages';
import type { FastifyRequest } from 'fastify';
import { localeOf } from '../../platform/messages/messages.ts';
import type { Page } from './portal-page.ts';

/** What a request says of its reader's language. */
export const languageHeaders = ['accept-language', 'cookie'] as const;

/** Over HTTPS the portal writes the first one, which no other host of the domain can set. */
const localeCookies = ['__Host-locale=', 'locale='];

/** Returns the language chosen in the portal, which it stores in a cookie, or else the best match for `Accept-Language`. */
export function languageFor({ headers }: FastifyRequest): Language {
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  const chosen = localeCookies.flatMap((name) => cookies.flatMap((one) => (one.startsWith(name) ? [one.slice(name.length)] : [])));
  return languages.find((language) => language === chosen[0]) ?? localeOf(headers['accept-language']);
}

/** The prerendered pages by path and language. An address with a query gets the plain page, because the build did not know the query. */
export function readPrerenderedPages(portalFolder: string, pageOf: (html: string) => Page): Map<string, Partial<Record<Language, Page>>> {
  const folder = path.join(portalFolder, 'prerendered');
  const pages = new Map<string, Partial<Record<Language, Page>>>();
  if (!existsSync(folder)) return pages;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const [, name, language] = /^(.+)\.([a-z]{2})\.html$/.exec(entry.name) ?? [];
    const known = languages.find((one) => one === language);
    if (!entry.isFile() || name === undefined || known === undefined) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, path.join(entry.parentPath, name)).split(path.sep).join('/')}`;
    pages.set(url, { ...pages.get(url), [known]: pageOf(readFileSync(file, 'utf8')) });
  }
  return pages;
}
