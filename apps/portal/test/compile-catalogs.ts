import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The portal loads compiled catalogs, so they must be up to date before a screen opens. */
export function setup(): void {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../../packages/i18n/scripts/compile-catalogs.ts')]);
}
