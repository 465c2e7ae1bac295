import { dailyIf } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setFontScale, setForcedColours } from './browser-settings.ts';
import { still } from './drawn-story.ts';
import { laidOutBoxes, unmirrored } from './mirrored-boxes.ts';
import { settled } from './settled.ts';
import { storyFiles, type RunnableStory, type StoryModules } from './story-modules.ts';
import { desk } from './viewports.ts';
import { unpaintedStates } from './visible-states.ts';
import { visibleTexts, type VisibleText } from './visible-text.ts';
import { isCutOff, overlappingTexts, reachesOut } from './whole-text.ts';

/** Where WCAG measures text at twice its size. */
const narrowDesk = { width: 1280, height: 900 };

/** A narrow layout may take the next smaller size, so a text grows by a little less than twice. */
const minGrowth = 1.6;

const { documentElement: root } = document;

async function expectWholeText({ run }: RunnableStory): Promise<void> {
  await page.viewport(narrowDesk.width, narrowDesk.height);
  await run();
  await settled();
  const usual = visibleTexts();
  const pathsOf = (texts: readonly VisibleText[]) => new Set(texts.map(({ path }) => path));
  const usuallyCut = pathsOf(usual.filter(isCutOff));
  const usuallyOut = pathsOf(usual.filter(reachesOut));
  const usuallyOver = pathsOf(overlappingTexts(usual).flat());
  const usualSizes = new Map(usual.map(({ path, fontSize }) => [path, fontSize]));

  await setFontScale(2);
  await run();
  await settled();
  const large = visibleTexts();
  const joinTexts = (texts: readonly VisibleText[]) => texts.map(({ text }) => text).join(' | ');
  expect.soft(joinTexts(large.filter(({ path, fontSize }) => fontSize < minGrowth * (usualSizes.get(path) ?? 0))), 'stays small').toBe('');
  expect.soft(joinTexts(large.filter((text) => isCutOff(text) && !usuallyCut.has(text.path))), 'is cut off').toBe('');
  expect.soft(joinTexts(large.filter((text) => reachesOut(text) && !usuallyOut.has(text.path))), 'reaches out of its box').toBe('');
  const over = overlappingTexts(large).filter((pair) => !pair.every(({ path }) => usuallyOver.has(path)));
  expect.soft(over.map(joinTexts).join('\n'), 'overlap').toBe('');
  expect.soft(root.scrollWidth, 'width').toBeLessThanOrEqual(narrowDesk.width);
}

async function expectVisibleStates({ run }: RunnableStory): Promise<void> {
  await page.viewport(desk.width, desk.height);
  await run();
  await setForcedColours(true);
  await still();
  const unpainted = await unpaintedStates();
  if (unpainted.length === 0) return;
  // Some states are said by text alone, in every colour, such as that an open menu has the focus.
  await setForcedColours(false);
  await still();
  const never = new Set(await unpaintedStates());
  expect(unpainted.filter((state) => !never.has(state)).join('\n')).toBe('');
}

async function expectMirrored({ run }: RunnableStory): Promise<void> {
  await page.viewport(desk.width, desk.height);
  root.dir = 'ltr';
  await run();
  await still();
  const expected = laidOutBoxes();
  root.dir = 'rtl';
  await run();
  await still();
  expect(unmirrored(expected, laidOutBoxes(), root.clientWidth).join('\n')).toBe('');
  expect(root.scrollWidth).toBeLessThanOrEqual(desk.width);
}

/** Colours change at once, so that their pixels can be taken. */
const stillness = new CSSStyleSheet();

interface DisplaySettingsScope {
  /** The story of each component that the daily run takes, by the component's name. */
  daily?: Readonly<Record<string, string>>;
  /** Which half of the components, if two test files share them to run in parallel. */
  half?: 0 | 1;
}

/**
 * Declares three tests per story, of what a reader sets in the browser or the system: at twice the font size all of its text is there, in
 * forced colours every state is, and on a right-to-left page its layout is mirrored.
 */
export function testDisplaySettings(modules: StoryModules, { daily = {}, half }: DisplaySettingsScope = {}): void {
  describe('display settings', () => {
    beforeAll(() => {
      stillness.replaceSync('*, ::before, ::after { transition: none !important; caret-color: transparent !important; }');
      document.adoptedStyleSheets.push(stillness);
    });
    afterEach(async () => {
      root.removeAttribute('dir');
      await setFontScale(1);
      await setForcedColours(false);
    });
    afterAll(async () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness);
      await page.viewport(desk.width, desk.height);
    });

    const files = storyFiles(modules).filter((_file, index) => half === undefined || index % 2 === half);
    describe.each(files)('$component', ({ component, stories }) => {
      for (const isDaily of [true, false]) {
        const chosen = stories.filter(({ name }) => (daily[component] === name) === isDaily);
        test.for(chosen)('$name keeps all of its text at twice the font size', dailyIf(isDaily), expectWholeText);
        test.for(chosen)('$name shows each state in forced colours', dailyIf(isDaily), expectVisibleStates);
        test.for(chosen)('$name is mirrored on a right-to-left page', dailyIf(isDaily), expectMirrored);
      }
    });
  });
}
