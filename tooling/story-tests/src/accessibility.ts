import { applyBrand, brands } from '@portico/brand';
import '@portico/brand/fonts.css';
import { dailyIf } from '@portico/test-depth/daily-if';
import axe, { type Result, type RunOptions } from 'axe-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isFullRun } from './full-run.ts';
import { settled } from './settled.ts';
import { dailyStories, storyFiles, type RunnableStory, type StoryModules } from './story-modules.ts';
import { desk, phone, pinTheme, themes, type Theme } from './viewports.ts';

/** A story is a fragment, so rules for whole pages do not apply. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'heading-order'];

const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  },
  resultTypes: ['violations'],
};

function describeViolations(violations: readonly Result[]): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} (${target.join(' ')}${any[0] ? `: ${any[0].message}` : ''})`),
  );
}

const { documentElement: root } = document;

async function show(brand: keyof typeof brands, theme: Theme): Promise<void> {
  applyBrand(brands[brand], root);
  pinTheme(theme);
  await settled();
}

async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document, everyRule);
  return describeViolations(violations);
}

/** Renders the story once, checks every rule, and narrows the page to a phone's width. */
async function expectAccessibleOnce(run: RunnableStory['run'], isRedrawn: boolean): Promise<void> {
  await page.viewport(desk.width, desk.height);
  await run();
  await show('portico', 'light');
  expect(await findViolations(), 'on a desk').toEqual([]);
  expect(root.scrollWidth, 'on a desk').toBeLessThanOrEqual(desk.width);
  await page.viewport(phone.width, phone.height);
  if (isRedrawn) await run();
  await settled();
  // Content that depends on a media query re-renders after the page has its new width.
  await expect.poll(() => root.scrollWidth, { message: 'on a phone', interval: 16 }).toBeLessThanOrEqual(phone.width);
}

/** Renders the story at each width and checks every rule in each brand and theme. */
async function expectAccessibleInEveryLook(run: RunnableStory['run']): Promise<void> {
  for (const { width, height } of [phone, desk]) {
    await page.viewport(width, height);
    await run();
    for (const brand of Object.keys(brands) as (keyof typeof brands)[]) {
      for (const theme of themes) {
        await show(brand, theme);
        expect(await findViolations(), `${brand}, ${theme}, ${width} px`).toEqual([]);
        expect(root.scrollWidth, `${brand}, ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  }
}

/**
 * Declares a test per story: axe finds no violation, and nothing scrolls sideways at desktop and phone widths. The daily run checks every
 * rule in one theme and brand for two stories of each component; a full run checks all stories in both themes and the bundled brands. The
 * tests' setup file imports tokens and fonts. Two test files may each take half of the components, to run in parallel. For components that
 * do not react to a narrowing window, the daily run renders again at phone width.
 */
export function testAccessibility(modules: StoryModules, { half, redrawn = [] }: { half?: 0 | 1; redrawn?: readonly string[] } = {}): void {
  afterEach(() => {
    pinTheme(undefined);
    root.removeAttribute('style');
  });
  afterAll(() => page.viewport(desk.width, desk.height));

  const files = storyFiles(modules).filter((_file, index) => half === undefined || index % 2 === half);
  for (const { component, stories } of files) {
    describe(component, () => {
      for (const [index, { name, run }] of stories.entries()) {
        test(`${name} has no accessibility violation and does not scroll sideways`, dailyIf(index < dailyStories), () =>
          isFullRun ? expectAccessibleInEveryLook(run) : expectAccessibleOnce(run, redrawn.includes(component)),
        );
      }
    });
  }
}
