import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { processEnv } from '../api-process.ts';

const database = path.join(import.meta.dirname, '../../src/platform/database/pglite-database.ts');
const script = (open: string) => `
  import { openPglite } from ${JSON.stringify(database)};
  import { PGlite } from '@electric-sql/pglite';
  import { sql } from 'kysely';
  import { setFlagsFromString } from 'node:v8';
  // Set after Node has run its own WebAssembly.
  for (const flag of ['--stress-wasm-code-gc', '--trace-wasm-code-gc']) setFlagsFromString(flag);
  ${open}
  process.exit(0);
`;
const ours = `
  const database = await openPglite(null);
  for (let asked = 0; asked < 30; asked += 1) await database.read((tx) => sql\`select count(*) from generate_series(1, 1000)\`.execute(tx));
  await database.close();
`;
const itself = `
  const database = await PGlite.create();
  for (let asked = 0; asked < 30; asked += 1) await database.query('select count(*) from generate_series(1, 1000)');
  await database.close();
`;

/** Returns how often V8 collected dead WebAssembly code, with collection forced as often as possible. */
async function collectionsOf(open: string): Promise<number> {
  const flags = ['--input-type=module', '--eval', script(open)];
  const { stdout } = await promisify(execFile)(process.execPath, flags, {
    env: processEnv(),
    cwd: path.join(import.meta.dirname, '../..'),
  });
  return stdout.split('[wasm-gc] Starting GC').length - 1;
}

test("the embedded database's code is never collected, which could make V8 end the process", async () => {
  expect(await collectionsOf(ours)).toBe(0);
  // Verifies that the searched output exists.
  expect(await collectionsOf(itself)).toBeGreaterThan(0);
});
