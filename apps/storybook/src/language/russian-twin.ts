import { composeStory, type Meta } from '@storybook/react-vite';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import type { ComponentType } from 'react';

type Story = Parameters<typeof composeStory>[0];

interface StoryModule {
  default: Meta;
  [name: string]: Story | Meta;
}

const twins = import.meta.glob<StoryModule>(['../../../../packages/ui/src/*/*.stories.tsx', '../patterns/*/*.stories.tsx'], {
  query: '?ru',
});

/** Folder and file name, which identify a path from any root. */
const tail = (path: string): string => path.split('/').slice(-2).join('/');

async function loadTwin(fileName: string): Promise<StoryModule> {
  const load = Object.entries(twins).find(([path]) => tail(path) === tail(fileName))?.[1];
  if (!load) throw new Error(`${fileName} has no twin in Russian: it is in none of the folders that are looked in`);
  return load();
}

/** Returns the guide of a component in Russian, as its stories declare it. @param fileName the path of its stories */
export async function russianGuide(fileName: string): Promise<unknown> {
  return (await loadTwin(fileName)).default.parameters?.['guide'];
}

/** Returns the story from its module's Russian twin, to be rendered with the args changed by hand. */
export async function russianTwin(storyId: string, fileName: string): Promise<ComponentType<object>> {
  const { default: meta, ...stories } = await loadTwin(fileName);
  const found = Object.entries(stories).find(([name]) => storyId.endsWith(`--${sanitize(storyNameFromExport(name))}`));
  if (!found) throw new Error(`${fileName} has no story ${storyId}`);
  return composeStory(found[1], meta, undefined, found[0]);
}
