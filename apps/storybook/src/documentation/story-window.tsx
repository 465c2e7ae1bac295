import { use, type ReactElement } from 'react';
import { ChosenSurroundings } from './chosen-surroundings.ts';
import { frameHeight, type PreparedStory } from './prepared-story.ts';
import { showLoaded } from './show-loaded.ts';
import styles from './component-page.module.css';

interface StoryWindowProps {
  story: Pick<PreparedStory, 'id' | 'name' | 'parameters'>;
  /** As a CSS length. */
  height?: string;
}

/** A story in its own window, which loads when it is scrolled to. Each costs a page as much as Storybook's preview: one is enough. */
export function StoryWindow({ story, height = frameHeight(story) }: StoryWindowProps): ReactElement {
  const chosen = use(ChosenSurroundings);
  const globals = Object.entries(chosen ?? {})
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`);
  // No panel shows what axe would report from here.
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: [...globals, 'a11y.manual:!true'].join(';') });
  return (
    <iframe
      title={story.name}
      className={styles.window}
      loading="lazy"
      onLoad={showLoaded}
      src={`iframe.html?${query.toString()}`}
      style={{ blockSize: height }}
    />
  );
}
