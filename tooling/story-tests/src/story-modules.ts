import { composeStories, type Meta } from '@storybook/react-vite';

/** An imported `*.stories.tsx`: its meta, and one story per export. */
export interface StoryModule {
  default: Meta;
}

/** The result of `import.meta.glob<StoryModule>('./*\/*.stories.tsx', { eager: true })`: modules by path. */
export type StoryModules = Record<string, StoryModule>;

export interface RunnableStory {
  /** The name of its export. */
  name: string;
  /** Renders it in place of the previous story and runs its play function. */
  run: () => Promise<void>;
  /** Whether it renders a whole page without margins. */
  fullscreen: boolean;
  /** Whether the documentation shows it in its own frame and plays it there. */
  framed: boolean;
}

/** Stories per component in the daily run; a full run takes all. */
export const dailyStories = 2;

export interface StoryFile {
  /** The file name without `.stories.tsx`. */
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
      if (!/^\p{Lu}/u.test(name)) throw new Error(`${path} exports ${name}, which is not a story: list it in excludeStories of its meta`);
      const { layout, docs } = story.parameters;
      return { name, run: () => story.run(), fullscreen: layout === 'fullscreen', framed: docs?.story?.inline === false };
    }),
  }));
}
