/** Fails if a language lacks a message, has an extra one, or has one with different placeholders from the English one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fallbackLocale, locales } from '../src/locale.ts';
import { formatjs, readCatalog } from './messages.ts';

// formatjs takes the language from the file name, so the areas are merged first.
const folder = mkdtempSync(path.join(tmpdir(), 'portico-catalogs-'));
try {
  const files = locales.map((locale) => path.join(folder, `${locale}.json`));
  for (const locale of locales) writeFileSync(path.join(folder, `${locale}.json`), JSON.stringify(readCatalog(locale)));
  formatjs('verify', '--source-locale', fallbackLocale, '--missing-keys', '--extra-keys', '--structural-equality', ...files);
} catch {
  // formatjs has already printed the error.
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
