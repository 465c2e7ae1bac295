import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogParts } from '../src/catalog-parts.ts';
import type { Locale } from '../src/locale.ts';

const packageFolder = path.resolve(import.meta.dirname, '..');
const portalSources = path.join(packageFolder, '../../apps/portal/src');
const ownSources = path.join(packageFolder, 'src');
export const catalogsFolder = path.join(packageFolder, 'catalogs');
const knownAreas: ReadonlySet<string> = new Set(Object.values(catalogParts).flat());

/** Returns the area of a message: the first word of its id. */
export function areaOf(id: string): string {
  return id.split('.', 1)[0] ?? '';
}

/** Runs the formatjs command and returns its output. */
export function formatjs(...args: readonly string[]): string {
  return execFileSync(path.join(packageFolder, 'node_modules/.bin/formatjs'), args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Returns the file of each area, sorted by area. */
export function catalogFiles(locale: Locale): string[] {
  const folder = path.join(catalogsFolder, locale);
  return readdirSync(folder)
    .toSorted()
    .map((file) => path.join(folder, file));
}

/** Returns all areas of a language as one catalog. */
export function readCatalog(locale: Locale): Record<string, string> {
  const areas = catalogFiles(locale).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>);
  return Object.fromEntries(areas.flatMap((messages) => Object.entries(messages)));
}

/** Returns every message that the portal and this package define, id to English text, sorted by id. */
export function extractMessages(): Record<string, string> {
  const printed = formatjs(
    'extract',
    `${portalSources}/**/*.{ts,tsx}`,
    `${ownSources}/**/*.messages.ts`,
    '--ignore',
    '**/*.test.*',
    '--throws',
  );
  const extracted = JSON.parse(printed) as Readonly<Record<string, { defaultMessage: string }>>;
  const ids = Object.keys(extracted).toSorted();
  const unreadable = ids.filter((id) => !/^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+$/.test(id));
  if (unreadable.length > 0) throw new Error(`A message id reads like cart.dialog.clear; these do not: ${unreadable.join(', ')}`);
  const homeless = ids.filter((id) => !knownAreas.has(areaOf(id)));
  if (homeless.length > 0) throw new Error(`These messages are of no area that catalog-parts.ts names: ${homeless.join(', ')}`);
  return Object.fromEntries(ids.map((id) => [id, extracted[id]?.defaultMessage ?? '']));
}
