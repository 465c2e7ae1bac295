/** Fails where a language lacks a message, has one too many, or one with other values than the English one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fallbackLocale, locales } from '../src/locale.ts';
import { formatjs, readCatalog } from './messages.ts';

// formatjs takes the language from the name of a file, so the areas are joined first.
const folder = mkdtempSync(path.join(tmpdir(), 'portico-catalogs-'));
try {
  const files = locales.map((locale) => path.join(folder, `${locale}.json`));
  for (const locale of locales) writeFileSync(path.join(folder, `${locale}.json`), JSON.stringify(readCatalog(locale)));
  formatjs('verify', '--source-locale', fallbackLocale, '--missing-keys', '--extra-keys', '--structural-equality', ...files);
} catch {
  // formatjs has said what is wrong.
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
