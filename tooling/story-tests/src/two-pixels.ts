import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { drawStory, pictureHeight, still } from './drawn-story.ts';
import { storyFiles, type StoryModules } from './story-modules.ts';
import { pinTheme, themes, type Theme, type Viewport } from './viewports.ts';

/** Number of elements per story, chosen evenly. */
const elementsOfAStory = 6;

/** Changes an element and returns a function that reverts it. */
type Change = (element: HTMLElement | SVGElement) => () => void;

/** Sideways only, because both directions would show twice. Inline boxes ignore `translate`. */
const moved: Change = (element) => {
  const { display, position } = getComputedStyle(element);
  if (display === 'inline' && position === 'static') return styled(element, { position: 'relative', left: '2px' });
  return styled(element, { translate: '2px' });
};

const taller: Change = (element) =>
  styled(element, { 'padding-bottom': `${Number.parseFloat(getComputedStyle(element).paddingBottom) + 2}px` });

const hidden: Change = (element) => styled(element, { opacity: '0' });

function styled(element: HTMLElement | SVGElement, properties: Record<string, string>): () => void {
  const before = element.getAttribute('style');
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value, 'important');
  return () => {
    if (before === null) element.removeAttribute('style');
    else element.style.cssText = before;
  };
}

/** Returns the elements that a code change could affect: those with a visible box, outside drawings. */
function visibleElements(): (HTMLElement | SVGElement)[] {
  return Array.from(document.body.querySelectorAll<HTMLElement | SVGElement>('*')).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && !element.parentElement?.closest('svg') && getComputedStyle(element).visibility === 'visible';
  });
}

/** A box with a visible edge, which moves when its size changes. */
function hasEdge(element: Element): boolean {
  const { borderBottomWidth, borderBottomColor } = getComputedStyle(element);
  return borderBottomWidth !== '0px' && !borderBottomColor.endsWith(' / 0)') && borderBottomColor !== 'rgba(0, 0, 0, 0)';
}

/** Returns whether the change makes the element taller; one with a fixed height stays the same. */
function changesHeight(change: Change, element: HTMLElement | SVGElement): boolean {
  const before = element.getBoundingClientRect().height;
  const undo = change(element);
  const after = element.getBoundingClientRect().height;
  undo();
  return after !== before;
}

function chosen<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(items.length, count) }, (_, index) => items[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
}

function named(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} of ${width} × ${height}`;
}

/**
 * Declares a test per component: the comparison detects a change of two pixels in any element. An element that renders nothing is
 * recognised by hiding it, which changes nothing either.
 */
export function testTwoPixels(modules: StoryModules, viewport: Viewport): void {
  for (const { component, stories } of storyFiles(modules)) {
    test(`${component} looks different when an element moves or grows by two pixels`, async () => {
      const [story] = stories;
      if (!story) throw new Error('There is no story');
      await drawStory(story, viewport);

      const take = async (name: string, theme: Theme) => {
        pinTheme(theme);
        await still();
        await commands.takePicture(name, { width: viewport.width, height: pictureHeight() });
      };
      const reference = (theme: Theme) => `two-pixels/${component}.${theme}`;
      for (const theme of themes) await take(reference(theme), theme);
      const pixelsOf = async (change: Change, element: HTMLElement | SVGElement, theme: Theme) => {
        const undo = change(element);
        await take('two-pixels/changed', theme);
        undo();
        return commands.differentPixels(reference(theme), 'two-pixels/changed');
      };

      const elements = visibleElements();
      const unseen: string[] = [];
      let drawing = 0;
      for (const [index, element] of chosen(elements, elementsOfAStory).entries()) {
        const theme = themes[index % themes.length] ?? 'light';
        const seen = (await pixelsOf(moved, element, theme)) > 0;
        const drawsNothing = !seen && (await pixelsOf(hidden, element, theme)) === 0;
        if (!drawsNothing) drawing += 1;
        if (!seen && !drawsNothing) unseen.push(`${named(element)} moves in the ${theme} theme`);
      }
      const growing = elements.filter((element) => hasEdge(element) && changesHeight(taller, element));
      for (const [index, element] of chosen(growing, 2).entries()) {
        const theme = themes[index % themes.length] ?? 'light';
        if ((await pixelsOf(taller, element, theme)) === 0) unseen.push(`${named(element)} grows in the ${theme} theme`);
      }
      pinTheme(undefined);
      expect(unseen).toEqual([]);
      expect(drawing, 'elements that are in the picture').toBeGreaterThan(0);
    });
  }
}
