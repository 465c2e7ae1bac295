import { composeStories, type Meta } from '@storybook/react-vite';

/** A `*.stories.tsx` as it is imported: its meta, and a story an export. */
export interface StoryModule {
  default: Meta;
}

/** What `import.meta.glob<StoryModule>('./*\/*.stories.tsx', { eager: true })` gives: modules by their path. */
export type StoryModules = Record<string, StoryModule>;

export interface RunnableStory {
  /** The name of its export. */
  name: string;
  /** Draws it in place of the story before, and plays what it has to play. */
  run: () => Promise<void>;
  /** Whether it draws a whole page, to its edges. */
  fullscreen: boolean;
  /** Whether the documentation shows it in a frame of its own, where it is played. */
  framed: boolean;
}

export interface StoryFile {
  /** The name of the file, without `.stories.tsx`. */
  component: string;
  stories: readonly RunnableStory[];
}

interface ComposedStory {
  run: () => Promise<void>;
  parameters: { layout?: string; docs?: { story?: { inline?: boolean } } };
}

export function storyFiles(modules: StoryModules): StoryFile[] {
  return Object.entries(modules).map(([path, module]) => ({
    component: path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'),
    stories: Object.entries<ComposedStory>(composeStories(module)).map(([name, story]) => {
      if (!/^\p{Lu}/u.test(name)) throw new Error(`${path} exports ${name}, which is no story: name it in its meta's excludeStories`);
      const { layout, docs } = story.parameters;
      return { name, run: () => story.run(), fullscreen: layout === 'fullscreen', framed: docs?.story?.inline === false };
    }),
  }));
}
