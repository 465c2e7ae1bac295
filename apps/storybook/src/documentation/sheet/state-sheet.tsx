import { Story } from '@storybook/addon-docs/blocks';
import { use, type ReactElement } from 'react';
import { ChosenSurroundings } from '../page-frame.tsx';
import { needsFrame, type PreparedStory } from '../prepared-story.ts';
import { sentenceCase } from '../sentence-case.ts';
import { StoryWindow } from '../story-window.tsx';
import { MatrixCell } from './matrix-cell.tsx';
import { matrixOf, type Matrix } from './matrix-of.ts';
import { tileSizeOf } from './tile-size.ts';
import styles from './state-sheet.module.css';

interface StateSheetProps {
  folder: string;
  stories: readonly PreparedStory[];
  /** True if something in the component takes the focus. */
  hasKeys: boolean;
}

function Crossed({ story, matrix: { rows, columns } }: { story: PreparedStory; matrix: Matrix }): ReactElement {
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th />
          {columns.map(({ name }) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th>{row.name}</th>
            {columns.map((column) => (
              <td key={column.name} data-forced={column.forced}>
                <MatrixCell story={story} args={{ ...row.args, ...column.args }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All states of a component. The build takes a picture of it, and the component's page shows that. */
export function StateSheet({ folder, stories, hasKeys }: StateSheetProps): ReactElement {
  const chosen = use(ChosenSurroundings);
  const size = tileSizeOf(folder);
  const matrix = size === 'wide' ? undefined : matrixOf(folder, stories, hasKeys);
  const tiles = stories.filter(({ id }) => !matrix?.shown.has(id));
  return (
    <div className={styles.sheet} dir={chosen?.direction} lang={chosen?.language} data-sheet>
      {matrix && stories[0] ? <Crossed story={stories[0]} matrix={matrix} /> : null}
      <div className={styles.tiles} data-size={size}>
        {tiles.map((story) => (
          <figure key={story.id} className={styles.tile} data-framed={needsFrame(story) || undefined}>
            <figcaption>{sentenceCase(story.name)}</figcaption>
            <div className={styles.shown}>
              {needsFrame(story) ? <StoryWindow story={story} /> : <Story of={story.moduleExport} inline />}
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The picture of a component in the gallery: in use, and open if it opens. */
export function GalleryTile({ folder, stories }: Omit<StateSheetProps, 'hasKeys'>): ReactElement | null {
  const story = stories.find((candidate) => needsFrame(candidate) && !/^Closed$|Russian/.test(candidate.name)) ?? stories[0];
  const framed = story !== undefined && needsFrame(story);
  return story ? (
    <div className={styles.gallery} data-tile>
      <div className={styles.fitted} data-fit={framed ? undefined : tileSizeOf(folder)} data-framed={framed || undefined}>
        {framed ? <StoryWindow story={story} /> : <Story of={story.moduleExport} inline />}
      </div>
    </div>
  ) : null;
}
