import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../i18n/catalogs/en');
const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
const texts = Object.fromEntries(files.flatMap((file) => Object.entries(JSON.parse(file) as Record<string, string>)));

/** Returns a text of the portal by its id, as it is read: with its values and without the tags of its links. */
export function text(id: string, values: Readonly<Record<string, string>> = {}): string {
  const message = texts[id];
  if (message === undefined) throw new Error(`The portal has no text ${id}`);
  return message.replaceAll(/<[^>]+>/g, '').replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
}
