import { composeStories, type Meta } from '@storybook/react-vite';
import axe, { type Result } from 'axe-core';
import { afterAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

interface StoryModule {
  default: Meta;
}

const modules = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true });
interface RunnableStory {
  run: () => Promise<void>;
}

const themes = ['light', 'dark'] as const;
const viewports = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

/** A story is a fragment: what only a whole page can have is not asked of it. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'heading-order'];

const options: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  },
  resultTypes: ['violations'],
};

function isTransition({ effect, playState }: Animation): boolean {
  return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
}

/** Colours half-way through a transition are nobody's: each is brought to its end. A spinner has none and is left alone. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await expect
    .poll(
      () => {
        const transitions = document.getAnimations().filter(isTransition);
        for (const transition of transitions) transition.finish();
        return transitions.length;
      },
      { interval: 16 },
    )
    .toBe(0);
}

function told(violations: readonly Result[]): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} (${target.join(' ')}${any[0] ? `: ${any[0].message}` : ''})`),
  );
}

afterAll(() => page.viewport(1440, 900));

for (const [path, module] of Object.entries(modules)) {
  const component = path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
  describe(component, () => {
    for (const [name, story] of Object.entries<RunnableStory>(composeStories(module))) {
      test(`${name} has no accessibility violation and no sideways scrolling, in both themes, wide and narrow`, async () => {
        for (const viewport of viewports) {
          await page.viewport(viewport.width, viewport.height);
          await story.run();
          for (const theme of themes) {
            document.documentElement.dataset.theme = theme;
            await settled();
            const { violations } = await axe.run(document, options);
            expect(told(violations), `${theme}, ${viewport.width} px`).toEqual([]);
          }
          expect(document.documentElement.scrollWidth, `${viewport.width} px`).toBeLessThanOrEqual(viewport.width);
        }
        delete document.documentElement.dataset.theme;
      });
    }
  });
}
