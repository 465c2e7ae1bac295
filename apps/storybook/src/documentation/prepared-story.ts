/** What the pages use of a story that Storybook has prepared. */
export interface PreparedStory {
  id: string;
  name: string;
  moduleExport: unknown;
  initialArgs: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
}

/** A story's own parameters. */
interface StoryParameters {
  layout?: string;
  docs?: { story?: { inline?: boolean; height?: string }; playground?: 'window' };
}

/** The parameters that our stories set, which Storybook types as any. */
function parametersOf(story: Pick<PreparedStory, 'parameters'>): StoryParameters {
  return story.parameters;
}

/** True for a story that is a whole page, and can't be a part of another one. */
export function isWholePage(story: Pick<PreparedStory, 'parameters'>): boolean {
  return parametersOf(story).layout === 'fullscreen';
}

/** True for a story that only shows what it does in a separate window, even when a reader plays with it. */
export function playsInWindow(story: Pick<PreparedStory, 'parameters'>): boolean {
  return isWholePage(story) || parametersOf(story).docs?.playground === 'window';
}

/** True for a story that covers the page or opens something over it as soon as it is rendered. */
export function needsFrame(story: Pick<PreparedStory, 'parameters'>): boolean {
  return isWholePage(story) || parametersOf(story).docs?.story?.inline === false;
}

/** Returns the height of the story's frame, as a CSS length. */
export function frameHeight(story: Pick<PreparedStory, 'parameters'>): string {
  return parametersOf(story).docs?.story?.height ?? '36rem';
}
