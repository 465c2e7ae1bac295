import { DocsContext } from '@storybook/addon-docs/blocks';
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { use, useEffect, useState } from 'react';
import type { PreparedStory } from '../prepared-story.ts';

export type Args = Readonly<Record<string, unknown>>;

/** Returns a story's args, how to change one, and how to undo all changes; the live story follows. */
export function useStoryArgs(story: PreparedStory): readonly [Args, (name: string, value: unknown) => void, () => void] {
  const { channel } = use(DocsContext);
  const [args, setArgs] = useState<Args>(story.initialArgs);
  useEffect(() => {
    const note = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === story.id) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, note);
    return () => channel.off(STORY_ARGS_UPDATED, note);
  }, [channel, story.id]);
  return [
    args,
    (name, value) => channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs: { [name]: value } }),
    () => channel.emit(RESET_STORY_ARGS, { storyId: story.id }),
  ];
}
