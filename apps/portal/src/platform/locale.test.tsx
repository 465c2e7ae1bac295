import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { changeLocale, loadTexts, startLocale } from './locale.ts';

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
