import { applyBrand, brands } from '@portico/brand';
import '@portico/brand/fonts.css';
import axe, { type Result, type RunOptions } from 'axe-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { settled } from './settled.ts';
import { storyFiles, type StoryModules } from './story-modules.ts';
import { desk, pinTheme, themes, viewports } from './viewports.ts';

/** A story is a fragment: what only a whole page can have is not asked of it. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'heading-order'];

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  },
  resultTypes: ['violations'],
};

function told(violations: readonly Result[]): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} (${target.join(' ')}${any[0] ? `: ${any[0].message}` : ''})`),
  );
}

/**
 * Declares a test for each story: axe finds no violation and nothing scrolls sideways, on a desk and on a phone, in both themes and in
 * every brand that ships. Tokens and fonts are imported by the setup file of the tests.
 */
export function testAccessibility(modules: StoryModules): void {
  const { documentElement: root } = document;
  afterEach(() => {
    pinTheme(undefined);
    root.removeAttribute('style');
  });
  afterAll(() => page.viewport(desk.width, desk.height));

  for (const { component, stories } of storyFiles(modules)) {
    describe(component, () => {
      for (const { name, run } of stories) {
        test(`${name} has no accessibility violation and no sideways scrolling, in both themes and all brands, wide and narrow`, async () => {
          for (const { width, height } of viewports) {
            await page.viewport(width, height);
            await run();
            for (const [brandName, brand] of Object.entries(brands)) {
              applyBrand(brand, root);
              for (const theme of themes) {
                pinTheme(theme);
                await settled();
                const { violations } = await axe.run(document, options);
                expect(told(violations), `${brandName}, ${theme}, ${width} px`).toEqual([]);
              }
              expect(root.scrollWidth, `${brandName}, ${width} px`).toBeLessThanOrEqual(width);
            }
          }
        });
      }
    });
  }
}
