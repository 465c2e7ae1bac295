import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { foreignTexts } from './foreign-words.ts';

const parts = import.meta.glob<Record<string, ComponentType>>(
  ['../start/{ways-in,kit-figures}.tsx', '../foundations/*/{layers,shadows,durations,contrast-table}.tsx'],
  { eager: true, query: '?ru' },
);
const components = Object.values(parts).flatMap((module) => Object.entries(module).map(([name, Part]) => ({ name, Part })));

/** Tokens and their components, such as `--portico-duration` and `app-shell, file-drop`. */
const isOfTheKit = /^(?:--|[a-z-]+(?:, |$))/;

test('every part is looked at', () => {
  expect(components.length).toBeGreaterThan(5);
});

test.each(components)('$name shows no English text on a Russian page', async ({ Part }) => {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  root.render(createElement(Part));
  await expect.poll(() => document.querySelector('main')?.textContent).toMatch(/\p{Script=Cyrillic}/u);
  expect(foreignTexts(document.body).filter((text) => !isOfTheKit.test(text))).toEqual([]);
});
