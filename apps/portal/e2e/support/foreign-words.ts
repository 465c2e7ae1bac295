import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { locales } from '@portico/i18n/locale';
import type { Locale } from '@portico/i18n/locale';
import { languageFacts } from '@portico/contract/languages';

const root = path.resolve(import.meta.dirname, '../../../..');
const folders = ['packages/i18n/catalogs', 'apps/api/src/platform/messages', 'packages/simulation/src/messages'];

/** All texts of a language without placeholders, of the portal, the API and the sandbox. */
function textsOf(locale: Locale): Set<string> {
  const files = folders.flatMap((folder) => {
    const areas = path.join(root, folder, locale);
    return readdirSync(areas).map((file) => readFileSync(path.join(areas, file), 'utf8'));
  });
  const texts = files.flatMap((file) => Object.values(JSON.parse(file) as Record<string, string>));
  return new Set(texts.filter((text) => !text.includes('{')));
}

const texts = new Map(locales.map((locale) => [locale, textsOf(locale)]));

/** Patterns for foreign text that no catalog holds: any Cyrillic letter in English, two English words in a row in Russian. */
const shapes: Readonly<Partial<Record<Locale, RegExp>>> = { en: /\p{Script=Cyrillic}/u, ru: /\b[A-Za-z][a-z]+ [a-z]{2,}\b/u };

/** Returns the texts on the screen in another language. Language names are left out because each is written in its own language. */
export async function foreignWords(page: Page, locale: Locale): Promise<readonly string[]> {
  const isOf = (one: Locale, text: string) => texts.get(one)?.has(text) === true;
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      const isOwn = parent?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
      if (text !== '' && isOwn && parent?.checkVisibility()) found.push(text);
    }
    return found;
  });
  const names: ReadonlySet<string> = new Set(locales.map((one) => languageFacts[one].name));
  const isForeign = (text: string) => locales.some((one) => isOf(one, text)) && !isOf(locale, text);
  return seen.filter((text) => !names.has(text) && (shapes[locale]?.test(text) === true || isForeign(text)));
}
