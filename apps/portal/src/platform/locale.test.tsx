import { createStore } from 'jotai/vanilla';
import { expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '@portico/contract/languages';
import { loadMessages } from '@portico/i18n/load-messages';
import { changeLocale, loadTexts, localeAtom, shownLanguageAtom, startLocale } from './locale.ts';

test('only another language changes the root element, because every style depends on it', async () => {
  const store = createStore();
  await startLocale(store, localStorage);
  const changed: (string | null)[] = [];
  new MutationObserver((changes) => changed.push(...changes.map(({ attributeName }) => attributeName))).observe(document.documentElement, {
    attributes: true,
  });
  await loadTexts(store, 'operator');
  expect(changed).toEqual([]);
  await changeLocale(store, 'ru');
  await expect.poll(() => changed).toContain('lang');
  expect(document.documentElement).toHaveProperty('lang', 'ru');
});

test('the language chosen last is shown, even if an earlier choice loads longer', async () => {
  const store = createStore();
  localStorage.setItem('locale', 'en');
  await startLocale(store, localStorage);
  const toRussian = changeLocale(store, 'ru');
  await changeLocale(store, 'en');
  await toRussian;
  expect(store.get(localeAtom)).toBe('en');
});

test('texts that are added while a language loads are shown in it', async () => {
  const store = createStore();
  localStorage.setItem('locale', 'en');
  await startLocale(store, localStorage);
  await loadTexts(store, 'traffic');
  // In the shown language they are there at once, in the other one after a request.
  await loadMessages('en', 'order');
  const toRussian = changeLocale(store, 'ru');
  await loadTexts(store, 'order');
  await toRussian;
  const { locale, intl } = store.get(shownLanguageAtom);
  expect([locale, Object.keys(intl.messages)]).toEqual(['ru', expect.arrayContaining(['order.title'])]);
});

test('a user whose language this build leaves out keeps the language that is shown', async () => {
  const store = createStore();
  localStorage.setItem('locale', 'en');
  await startLocale(store, localStorage);
  const offered = vi.spyOn(languages, 'includes').mockImplementation((language) => language === 'en');
  onTestFinished(() => offered.mockRestore());
  await changeLocale(store, 'ru');
  expect(store.get(localeAtom)).toBe('en');
  expect(localStorage.getItem('locale')).toBe('en');
  expect(document.documentElement).toHaveProperty('lang', 'en');
});
