import { applyBrand, brands } from '@portico/brand';
import '@portico/brand/fonts.css';
import axe, { type Result, type RunOptions } from 'axe-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isFullRun } from './full-run.ts';
import { settled } from './settled.ts';
import { storyFiles, type StoryModules } from './story-modules.ts';
import { desk, phone, pinTheme, themes, type Theme } from './viewports.ts';

/** A story is a fragment: what only a whole page can have is not asked of it. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'heading-order'];

const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  },
  resultTypes: ['violations'],
};

const only = (rule: string): RunOptions => ({ runOnly: { type: 'rule', values: [rule] }, resultTypes: ['violations'] });

interface Look {
  brand: keyof typeof brands;
  theme: Theme;
  options: RunOptions;
}

const everyLook: readonly Look[] = (Object.keys(brands) as (keyof typeof brands)[]).flatMap((brand) =>
  themes.map((theme) => ({ brand, theme, options: everyRule })),
);

/** All rules once. Colours are all that another theme or brand changes, and the place of things all that another width does. */
const dailyLooks: readonly Look[] = [
  { brand: 'portico', theme: 'light', options: everyRule },
  { brand: 'portico', theme: 'dark', options: only('color-contrast') },
  { brand: 'damson', theme: 'light', options: only('color-contrast') },
];
const dailyLooksOnAPhone: readonly Look[] = [{ brand: 'portico', theme: 'light', options: only('target-size') }];

const looks = [
  { viewport: phone, looks: isFullRun ? everyLook : dailyLooksOnAPhone },
  { viewport: desk, looks: isFullRun ? everyLook : dailyLooks },
];

function told(violations: readonly Result[]): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} (${target.join(' ')}${any[0] ? `: ${any[0].message}` : ''})`),
  );
}

/**
 * Declares a test for each story: axe finds no violation and nothing scrolls sideways, on a desk and on a phone, in both themes and in
 * the brands that ship. A full run asks every rule each time. Tokens and fonts are imported by the setup file of the tests. Two files of
 * tests may share the components by halves, to run side by side.
 */
export function testAccessibility(modules: StoryModules, half?: 0 | 1): void {
  const { documentElement: root } = document;
  afterEach(() => {
    pinTheme(undefined);
    root.removeAttribute('style');
  });
  afterAll(() => page.viewport(desk.width, desk.height));

  const files = storyFiles(modules).filter((_file, index) => half === undefined || index % 2 === half);
  for (const { component, stories } of files) {
    describe(component, () => {
      for (const { name, run } of stories) {
        test(`${name} has no accessibility violation and no sideways scrolling, in both themes and all brands, wide and narrow`, async () => {
          for (const { viewport, looks: wanted } of looks) {
            await page.viewport(viewport.width, viewport.height);
            await run();
            for (const { brand, theme, options } of wanted) {
              applyBrand(brands[brand], root);
              pinTheme(theme);
              await settled();
              const { violations } = await axe.run(document, options);
              expect(told(violations), `${brand}, ${theme}, ${viewport.width} px`).toEqual([]);
              expect(root.scrollWidth, `${brand}, ${viewport.width} px`).toBeLessThanOrEqual(viewport.width);
            }
          }
        });
      }
    });
  }
}
