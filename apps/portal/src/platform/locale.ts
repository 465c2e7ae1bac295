import { atom } from 'jotai/vanilla';
import type { createStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { CatalogPart } from '@portico/i18n/catalog-parts';
import { createPorticoIntl } from '@portico/i18n/create-intl';
import { isLocale, localeKey, readLocale } from '@portico/i18n/locale';
import type { Locale } from '@portico/i18n/locale';
import { loadMessages } from '@portico/i18n/load-messages';
import type { Messages } from '@portico/i18n/load-messages';
import type { ReactIntl } from '@portico/i18n/react';
import { languageFacts, languages } from '@portico/contract/languages';
import { preferenceCookie } from './preference-cookie.ts';

type Store = ReturnType<typeof createStore>;

const wantedParts = new Set<CatalogPart>(['entry']);
/** The language chosen last, which may still be loading, or whose texts failed to load. */
export const chosenLocaleAtom = atom<Locale>('en');

const intlAtom = atom<{ locale: Locale; intl: ReactIntl } | null>(null);

/** The displayed language and its texts. Read it only after `startLocale` has loaded them. */
export const shownLanguageAtom = atom((get) => {
  const language = get(intlAtom);
  if (!language) throw new Error('No catalog is loaded yet');
  return language;
});
export const localeAtom = atom((get) => get(shownLanguageAtom).locale);

/**
 * Shows all wanted parts, including those added while others load, unless another language is wanted by then. The browser keeps the texts that
 * it has loaded.
 */
async function show(store: Store, locale: Locale, wanted = () => store.get(chosenLocaleAtom)): Promise<void> {
  let parts: readonly Messages[];
  do parts = await Promise.all([...wantedParts].map((part) => loadMessages(locale, part)));
  while (parts.length < wantedParts.size);
  if (wanted() !== locale) return;
  const intl = createPorticoIntl<ReactNode>(locale, Object.fromEntries(parts.flatMap((messages) => Object.entries(messages))));
  const root = document.documentElement;
  const { dir } = languageFacts[locale];
  // Setting the same value again makes the browser compute every style again.
  if (root.lang !== locale) root.lang = locale;
  if (root.dir !== dir) root.dir = dir;
  store.set(intlAtom, { locale, intl });
}

/** Tells the server, which serves guests a page in that language, what was chosen. */
const localeCookie = (locale: Locale): string => preferenceCookie(localeKey, locale, 31_536_000);

/** Loads the first page's texts in the stored language, and follows changes made in another tab. */
export async function startLocale(store: Store, storage: Storage): Promise<void> {
  const locale = readLocale(storage, navigator.languages);
  store.set(chosenLocaleAtom, locale);
  // Sets the cookie for choices stored before it existed.
  if (storage.getItem(localeKey) !== null) document.cookie = localeCookie(locale);
  await show(store, locale);
  addEventListener('storage', (event) => {
    if (event.key === localeKey && isLocale(event.newValue)) void choose(store, event.newValue);
  });
}

async function choose(store: Store, locale: Locale): Promise<void> {
  store.set(chosenLocaleAtom, locale);
  if (store.get(localeAtom) !== locale) await show(store, locale);
}

/** Switches the language once its texts are loaded, and stores the choice. One that this build leaves out changes nothing. */
export async function changeLocale(store: Store, locale: Locale): Promise<void> {
  if (!languages.includes(locale) && locale in languageFacts) return;
  document.cookie = localeCookie(locale);
  localStorage.setItem(localeKey, locale);
  await choose(store, locale);
}

/** Adds the texts of a part to the loaded ones. */
export async function loadTexts(store: Store, part: CatalogPart): Promise<void> {
  if (wantedParts.has(part)) return;
  await loadMessages(store.get(localeAtom), part);
  wantedParts.add(part);
  const shown = () => store.get(localeAtom);
  await show(store, shown(), shown);
}
