import { afterEach, expect, test } from 'vitest';
import { themeScript } from './stored-theme.ts';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

function runInHead(source: string): void {
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  script.remove();
}

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
  ['" onload="', undefined],
])('the script for a stored %j pins %s', (stored, pinned) => {
  localStorage.setItem('acme-theme', stored);
  runInHead(themeScript('acme-theme'));
  expect(document.documentElement.dataset['theme']).toBe(pinned);
});

test('the script reads the key "theme" by default', () => {
  localStorage.setItem('theme', 'dark');
  runInHead(themeScript());
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
