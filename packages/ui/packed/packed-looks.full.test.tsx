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

/** Returns the computed styles of everything on the page, including ::before and ::after. */
function looks(): Look[] {
  const elements = Array.from(document.body.querySelectorAll('*')).slice(0, elementsCompared);
  return elements.flatMap((element) => [undefined, '::before', '::after'].flatMap((pseudo) => lookOf(element, pseudo)));
}

function lookOf(element: Element, pseudo: string | undefined): Look[] {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && style.content === 'none') return [];
  // Custom properties show in the properties that use them, and the build renames keyframes.
  const properties = Array.from(style).filter((property) => !property.startsWith('--') && property !== 'animation-name');
  // Ids are numbered in creation order.
  const values = properties.map((property) => [property, style.getPropertyValue(property).replaceAll(/"#[^"]*"/g, '"#"')] as const);
  return [new Map([['element', `${element.tagName}${pseudo ?? ''}`], ...values])];
}

/** Returns the first few differing properties, each with its element. */
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

/** A component's stories share one build: the daily run compares the first story, a full run all. */
const comparedStories = isFullRun ? Infinity : 1;

test.each(sources)(
  `$component looks the same packed as from source, ${isFullRun ? 'in every story' : 'in its first story'}`,
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
