import { expect, onTestFinished, test } from 'vitest';
import { store } from './store.ts';
import { themeAtom, themeKey } from './theme.ts';

test.each([
  ['another tab', new StorageEvent('storage', { key: themeKey })],
  ['another tab while this page was in the back-forward cache', new PageTransitionEvent('pageshow', { persisted: true })],
])('a theme that is chosen in %s applies here', (_where, event) => {
  onTestFinished(() => store.set(themeAtom, 'auto'));
  localStorage.setItem(themeKey, 'dark');
  dispatchEvent(event);
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
