/**
 * Compiles the catalogs to parsed messages, so that a browser needs no parser, in two parts a language: `entry` is what the
 * pages before sign-in show, `app` is everything else. Fails on a message that is no ICU message.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogParts, partOf } from '../src/catalog-parts.ts';
import { locales } from '../src/locale.ts';
import { catalogsFolder, formatjs } from './messages.ts';

const output = path.join(catalogsFolder, 'compiled');
mkdirSync(output, { recursive: true });
for (const locale of locales) {
  const printed = formatjs('compile', path.join(catalogsFolder, `${locale}.json`), '--ast', '--format', 'simple');
  const messages = Object.entries(JSON.parse(printed) as Readonly<Record<string, unknown>>);
  for (const part of catalogParts) {
    const own = messages.filter(([id]) => partOf(id) === part);
    writeFileSync(path.join(output, `${part}.${locale}.json`), JSON.stringify(Object.fromEntries(own)));
  }
}
