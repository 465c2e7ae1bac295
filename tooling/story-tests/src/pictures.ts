import { dailyIf } from '@portico/test-depth/daily-if';
import { describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { drawStory, pictureHeight, stillInNewColours } from './drawn-story.ts';
import { isFullRun } from './full-run.ts';
import type { PictureSize, PictureVerdict } from './picture-commands.ts';
import { dailyStories, storyFiles, type RunnableStory, type StoryModules } from './story-modules.ts';
import { pinTheme, themes, type Viewport } from './viewports.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (name: string, size: PictureSize) => Promise<void>;
    differentPixels: (first: string, second: string) => Promise<number>;
    comparePicture: (name: string, partsOfWhole: number) => Promise<PictureVerdict>;
    strayPictures: (names: readonly string[], suffix: string) => Promise<string[]>;
  }
}

/** A page that still moves after this many pictures will not come to rest. */
const maxAttempts = 6;

/** Returns the file name of a story: `place-order` for `PlaceOrder`. */
function fileName(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}

/** The daily run compares the first theme only: the second one repeats the layout in other colours, whose contrast axe measures. */
const comparedThemes = isFullRun ? themes : themes.slice(0, 1);

/** Captures the story in each compared theme, below each other. */
async function takeStory(story: RunnableStory, viewport: Viewport, name: string): Promise<void> {
  for (const [index, theme] of comparedThemes.entries()) {
    pinTheme(theme);
    await (index === 0 ? drawStory(story, viewport) : stillInNewColours());
    await commands.takePicture(name, { width: viewport.width, height: pictureHeight() });
  }
  pinTheme(undefined);
}

async function validated(story: RunnableStory, viewport: Viewport, name: string): Promise<PictureVerdict> {
  let verdict: PictureVerdict = { kind: 'unsettled' };
  for (let attempt = 0; verdict.kind === 'unsettled' && attempt < maxAttempts; attempt += 1) {
    await takeStory(story, viewport, name);
    verdict = await commands.comparePicture(name, themes.length);
  }
  return verdict;
}

function complaint(verdict: PictureVerdict): string | undefined {
  if ('message' in verdict) return verdict.message;
  return verdict.kind === 'unsettled' ? `It looks otherwise each time, ${maxAttempts} times in a row` : undefined;
}

export interface PictureScope {
  /** Which half of the components, if two test files share them to run in parallel. */
  half?: 0 | 1;
}

/**
 * Declares a test per story: it looks as in its accepted picture, in both themes or, in the daily run, in the light one. Test files run in
 * parallel. Use `@portico/story-tests/picture-setup` as the setup file and the browser from `picture-browser`.
 */
export function testPictures(modules: StoryModules, viewportName: string, viewport: Viewport, { half }: PictureScope = {}): void {
  const suffix = `.${viewportName}`;
  const inThemes = isFullRun ? 'in both themes' : `in the ${comparedThemes.join()} theme`;
  const files = storyFiles(modules);
  const pictureName = (component: string, story: string) => `${component}/${fileName(story)}${suffix}`;

  for (const { component, stories } of files.filter((_file, index) => half === undefined || index % 2 === half)) {
    describe(component, () => {
      for (const [index, story] of stories.entries()) {
        const title = `${story.name} looks as it did, ${inThemes}, ${viewport.width} px wide`;
        test(title, dailyIf(index < dailyStories), async () => {
          const verdict = await validated(story, viewport, pictureName(component, story.name));
          expect(complaint(verdict)).toBeUndefined();
        });
      }
    });
  }

  if (half === 1) return;
  test('every picture belongs to a story', async () => {
    const names = files.flatMap(({ component, stories }) => stories.map(({ name }) => pictureName(component, name)));
    expect(await commands.strayPictures(names, suffix)).toEqual([]);
  });
}
