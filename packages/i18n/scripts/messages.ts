import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const packageFolder = path.resolve(import.meta.dirname, '..');
export const catalogsFolder = path.join(packageFolder, 'catalogs');
const portalSources = path.join(packageFolder, '../../apps/portal/src');

/** Runs the formatjs command and gives what it prints. */
export function formatjs(...args: readonly string[]): string {
  return execFileSync(path.join(packageFolder, 'node_modules/.bin/formatjs'), args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Every message that the portal defines, id to English text, in the order of the ids. */
export function extractMessages(): Record<string, string> {
  const printed = formatjs('extract', `${portalSources}/**/*.{ts,tsx}`, '--ignore', '**/*.test.*', '--throws');
  const extracted = JSON.parse(printed) as Readonly<Record<string, { defaultMessage: string }>>;
  const ids = Object.keys(extracted).toSorted();
  const unreadable = ids.filter((id) => !/^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+$/.test(id));
  if (unreadable.length > 0) throw new Error(`A message id reads like cart.dialog.clear; these do not: ${unreadable.join(', ')}`);
  return Object.fromEntries(ids.map((id) => [id, extracted[id]?.defaultMessage ?? '']));
}
