import { Story } from '@storybook/addon-docs/blocks';
import { use, type ReactElement } from 'react';
import { ChosenSurroundings } from './page-frame.tsx';
import { showLoaded } from './show-loaded.ts';
import styles from './component-page.module.css';

/** The parts of a prepared story that are used here. */
export interface ShownStory {
  id: string;
  name: string;
  moduleExport: unknown;
  parameters: Readonly<Record<string, unknown>>;
}

interface StoryParameters {
  layout?: string;
  docs?: { story?: { inline?: boolean; height?: string } };
}

/** A story on its page. Stories that cover the page or listen to all of it get a frame, which loads when it is scrolled to. */
export function StoryFrame({ story, large = false }: { story: ShownStory; large?: boolean }): ReactElement {
  const chosen = use(ChosenSurroundings);
  // Storybook types parameters as any.
  const { layout, docs } = story.parameters as StoryParameters;
  if (layout !== 'fullscreen' && docs?.story?.inline !== false) {
    return (
      <div className={styles.stage} data-large={large || undefined} dir={chosen?.direction}>
        <Story of={story.moduleExport} />
      </div>
    );
  }
  const globals = Object.entries(chosen ?? {})
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  return (
    <iframe
      title={story.name}
      className={styles.window}
      loading="lazy"
      onLoad={showLoaded}
      src={`iframe.html?${new URLSearchParams({ id: story.id, viewMode: 'story', globals }).toString()}`}
      style={{ blockSize: docs?.story?.height ?? '36rem' }}
    />
  );
}
