import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The portal loads compiled catalogs, so that they have to be there, and be new, before a screen is opened. */
export function setup(): void {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../../packages/i18n/scripts/compile-catalogs.ts')]);
}
