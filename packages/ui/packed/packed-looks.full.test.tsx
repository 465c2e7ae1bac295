import { drawStory } from '@portico/story-tests/drawn-story';
import { storyFiles, type StoryModule } from '@portico/story-tests/story-modules';
import { desk } from '@portico/story-tests/viewports';
import { afterEach, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';

const sources = storyFiles(import.meta.glob<StoryModule>('../src/*/*.stories.tsx', { eager: true }));
const packed = storyFiles(import.meta.glob<StoryModule>('../src/*/*.stories.tsx', { eager: true, query: '?packed' }));

afterEach(() => page.viewport(1440, 900));

const isFullRun = inject('fullRun');

type Look = ReadonlyMap<string, string>;

/** A table of thousands of cells repeats itself. */
const elementsCompared = 500;

/** What the browser computes for everything on the page, and for what stands before and after it. */
function looks(): Look[] {
  const elements = Array.from(document.body.querySelectorAll('*')).slice(0, elementsCompared);
  return elements.flatMap((element) => [undefined, '::before', '::after'].flatMap((pseudo) => lookOf(element, pseudo)));
}

function lookOf(element: Element, pseudo: string | undefined): Look[] {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && style.content === 'none') return [];
  // Variables show in what is made of them, and the build names keyframes.
  const properties = Array.from(style).filter((property) => !property.startsWith('--') && property !== 'animation-name');
  // Ids of a page are counted as they come.
  const values = properties.map((property) => [property, style.getPropertyValue(property).replaceAll(/"#[^"]*"/g, '"#"')] as const);
  return [new Map([['element', `${element.tagName}${pseudo ?? ''}`], ...values])];
}

/** The first few properties that differ, each with its element. */
function differences(written: readonly Look[], built: readonly Look[]): string[] {
  const ofElements = written.flatMap((look, position) =>
    Array.from(look).flatMap(([property, value]) => {
      const other = built[position]?.get(property);
      return other === value ? [] : [`${look.get('element')} ${property}: ${value} from its source, ${other} packed`];
    }),
  );
  const counted = written.length === built.length ? [] : [`${written.length} elements from its source, ${built.length} packed`];
  return [...counted, ...ofElements].slice(0, 10);
}

/** A component's build is one for all its stories: the daily run compares the first, a full run all. */
const comparedStories = isFullRun ? Infinity : 1;

test.each(sources)(
  `$component looks packed as it does from its source, ${isFullRun ? 'in every story' : 'in its first story'}`,
  async ({ component, stories }) => {
    const twins = packed.find((file) => file.component === component)?.stories ?? [];
    expect(twins.map(({ name }) => name)).toEqual(stories.map(({ name }) => name));
    for (const [position, story] of stories.slice(0, comparedStories).entries()) {
      await drawStory(story, desk);
      const asWritten = looks();
      const twin = twins[position];
      if (twin) await drawStory(twin, desk);
      expect({ story: story.name, differences: differences(asWritten, looks()) }).toEqual({ story: story.name, differences: [] });
    }
  },
);
