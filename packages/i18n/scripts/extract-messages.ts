/**
 * Writes the English catalogs from the portal's messages, one file per area. With `--check` it writes nothing and fails if a committed
 * catalog is outdated.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { areaOf, catalogFiles, catalogsFolder, extractMessages } from './messages.ts';

const folder = path.join(catalogsFolder, 'en');
const areas = Map.groupBy(Object.entries(extractMessages()), ([id]) => areaOf(id));
const wanted = new Map(
  [...areas].map(([area, messages]) => [path.join(folder, `${area}.json`), `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`]),
);
const leftOver = catalogFiles('en').filter((file) => !wanted.has(file));

if (!process.argv.includes('--check')) {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of wanted) writeFileSync(file, content);
  for (const file of leftOver) rmSync(file);
} else {
  const stale = [...wanted].flatMap(([file, content]) => (existsSync(file) && readFileSync(file, 'utf8') === content ? [] : [file]));
  for (const file of [...stale, ...leftOver]) {
    console.error(
      `packages/i18n/catalogs/en/${path.basename(file)} is stale: run \`pnpm --filter @portico/i18n extract\`, translate what is new, and commit the result.`,
    );
    process.exitCode = 1;
  }
}
