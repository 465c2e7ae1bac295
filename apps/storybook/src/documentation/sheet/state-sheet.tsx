import { Story } from '@storybook/addon-docs/blocks';
import { use, type ReactElement } from 'react';
import { ChosenSurroundings } from '../chosen-surroundings.ts';
import { needsFrame, type PreparedStory } from '../prepared-story.ts';
import { sentenceCase } from '../sentence-case.ts';
import { StoryWindow } from '../story-window.tsx';
import { MatrixCell } from './matrix-cell.tsx';
import { matrixOf, type Matrix } from './matrix-of.ts';
import { cropOf, tileSizeOf, type TileSize } from './tile-size.ts';
import styles from './state-sheet.module.css';

interface StateSheetProps {
  folder: string;
  stories: readonly PreparedStory[];
  /** The component's element, if it has one. */
  element: string | undefined;
}

interface CrossedProps {
  story: PreparedStory;
  size: TileSize;
  matrix: Matrix;
}

function Crossed({ story, size, matrix: { rows, columns } }: CrossedProps): ReactElement {
  return (
    <table className={styles.matrix} data-size={size}>
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
                <MatrixCell story={column.story ?? story} args={{ ...row.args, ...column.args }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All states of a component. The build takes a picture of it, and the component's page shows that. */
export function StateSheet({ folder, stories, element }: StateSheetProps): ReactElement {
  const chosen = use(ChosenSurroundings);
  const size = tileSizeOf(folder);
  const matrix = size === 'wide' ? undefined : matrixOf(folder, stories, element);
  const tiles = stories.filter(({ id }) => !matrix?.shown.has(id));
  return (
    <div className={styles.sheet} dir={chosen?.direction} lang={chosen?.language} data-sheet>
      {matrix && stories[0] ? <Crossed story={stories[0]} size={size} matrix={matrix} /> : null}
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

/** States that say more than the first one, as Storybook writes their names. */
const telling = /^(Open|Shown|Actions Open|Focused|Primary|Cart|Typed|At The End|With Actions|Titled|With Hint|Chosen)$/;

/** The picture of a component in the gallery: in use, and open if it opens. */
export function GalleryTile({ folder, stories }: Omit<StateSheetProps, 'element'>): ReactElement | null {
  const story = stories.find(({ name }) => telling.test(name)) ?? stories[0];
  if (!story) return null;
  const framed = needsFrame(story);
  return (
    <div className={styles.gallery} data-crop={framed ? cropOf(folder) : undefined} data-tile>
      <div className={styles.fitted} data-fit={tileSizeOf(folder)}>
        {framed ? <StoryWindow story={story} /> : <Story of={story.moduleExport} inline />}
      </div>
    </div>
  );
}
