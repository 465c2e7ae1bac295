import { CopyButton } from '@portico/ui/copy-button';
import { Story } from '@storybook/addon-docs/blocks';
import { use, type ReactElement } from 'react';
import { ChosenSurroundings } from '../chosen-surroundings.ts';
import { needsFrame, playsInWindow, type PreparedStory } from '../prepared-story.ts';
import { tileSizeOf } from '../sheet/tile-size.ts';
import { StoryWindow } from '../story-window.tsx';
import { words } from '../words.ts';
import { ControlField } from './control-panel.tsx';
import { controlsOf } from './controls-of.ts';
import { jsxOf } from './jsx-of.ts';
import { useStoryArgs } from './use-story-args.ts';
import styles from './playground.module.css';

interface PlaygroundProps {
  story: PreparedStory;
  folder: string;
  /** The component's name and the props that it declares. */
  component: string;
  props: ReadonlySet<string>;
}

/** The component as it works, with a control for each prop that can be typed or chosen. */
export function Playground({ story, folder, component, props }: PlaygroundProps): ReactElement {
  const chosen = use(ChosenSurroundings);
  const say = words(chosen?.language);
  const [args, change, reset] = useStoryArgs(story);
  const controls = controlsOf(folder, story);
  const jsx = jsxOf(component, args, props);

  if (playsInWindow(story)) return <StoryWindow story={story} />;
  return (
    <section className={styles.playground} aria-label={say.playground} data-playground="">
      <div
        className={styles.stage}
        data-centred={tileSizeOf(folder) === 'small' || needsFrame(story) || undefined}
        dir={chosen?.direction}
        lang={chosen?.language}
      >
        <Story of={story.moduleExport} inline />
      </div>
      {controls.length > 0 ? (
        <div className={styles.controls}>
          <div className={styles.controlsHead}>
            <h2>{say.props}</h2>
            <button type="button" className={styles.reset} onClick={reset} disabled={args === story.initialArgs}>
              {say.reset}
            </button>
          </div>
          {controls.map((control) => (
            <ControlField
              key={control.name}
              control={control}
              value={args[control.name]}
              onChange={(value) => change(control.name, value)}
            />
          ))}
        </div>
      ) : null}
      <div className={styles.jsx}>
        <pre>
          <code>{jsx}</code>
        </pre>
        <CopyButton value={jsx} label={say.copyJsx} copiedLabel={say.copied} copyFailedLabel={say.copyFailed} />
      </div>
    </section>
  );
}
