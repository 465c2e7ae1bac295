/**
 * Compiles the catalogs to parsed messages, so that browsers need no parser: one file per part and language in `catalogs/compiled`, and
 * `catalogs.js`, which loads them, with type declarations because the package is published. Fails on invalid ICU messages.
 *
 * Several processes may compile while another reads: packing does while the portal is built. So a file that would not change is left alone,
 * and a new one replaces the old at once.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogParts } from '../src/catalog-parts.ts';
import { locales } from '../src/locale.ts';
import { areaOf, catalogFiles, catalogsFolder, formatjs } from './messages.ts';

const output = path.join(catalogsFolder, 'compiled');
mkdirSync(output, { recursive: true });
function write(name: string, content: string): void {
  const file = path.join(output, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  const written = `${file}.${process.pid}`;
  writeFileSync(written, content);
  renameSync(written, file);
}

const names: string[] = [];
for (const locale of locales) {
  const printed = formatjs('compile', ...catalogFiles(locale), '--ast', '--format', 'simple');
  const messages = Object.entries(JSON.parse(printed) as Readonly<Record<string, unknown>>);
  for (const [part, areas] of Object.entries<readonly string[]>(catalogParts)) {
    const own = messages.filter(([id]) => areas.includes(areaOf(id)));
    write(`${part}.${locale}.js`, `export default ${JSON.stringify(Object.fromEntries(own))};\n`);
    write(`${part}.${locale}.d.ts`, 'declare const messages: Readonly<Record<string, unknown>>;\nexport default messages;\n');
    names.push(`${part}.${locale}`);
  }
}

// Written out, because bundlers make a chunk of each literal import.
const loaders = names.map((name) => `  '${name}': () => import('./${name}.js'),\n`);
write('catalogs.js', `export const catalogs = {\n${loaders.join('')}};\n`);
write('catalogs.d.ts', 'export declare const catalogs: Readonly<Record<string, () => Promise<{ default: unknown }>>>;\n');
