/**
 * Writes the English catalog from the messages that the portal defines. With `--check` nothing is written: it fails when the committed
 * catalog differs from what would be written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogsFolder, extractMessages } from './messages.ts';

const file = path.join(catalogsFolder, 'en.json');
const content = `${JSON.stringify(extractMessages(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, content);
} else if (readFileSync(file, 'utf8') !== content) {
  console.error(
    'packages/i18n/catalogs/en.json is stale: run `pnpm --filter @portico/i18n extract`, translate what is new, and commit the result.',
  );
  process.exitCode = 1;
}
