import type { ReactElement } from 'react';
import { kitDocs, kitGroups, kitSizes } from '../../kit-facts/kit.ts';
import { useBuiltPicture } from '../documentation/built-picture.tsx';
import { componentName, pageOf } from '../documentation/component-names.tsx';
import { kilobytes } from '../documentation/kilobytes.ts';
import { Prose } from '../documentation/prose.tsx';
import styles from './component-gallery.module.css';

/** As many tiles as the build puts side by side in the gallery's picture. */
const tilesPerRow = 8;

/** The components of each group; an entry without a folder is on the page of the folder that contains it. */
const groups = kitGroups.map(({ purpose, entries }) => ({ purpose, folders: entries.filter((entry) => entry in kitDocs) }));

/** The build's order. */
const sorted = groups.flatMap(({ folders }) => folders).toSorted();
const rows = Math.ceil(sorted.length / tilesPerRow);

/** Returns where a component is in the gallery's picture, as CSS. */
function positionOf(folder: string): string {
  const index = sorted.indexOf(folder);
  const column = index % tilesPerRow;
  const row = Math.floor(index / tilesPerRow);
  return `${(column / (tilesPerRow - 1)) * 100}% ${(row / (rows - 1)) * 100}%`;
}

function Entry({ folder, picture }: { folder: string; picture: string }): ReactElement {
  // The first sentence is enough to recognise a component.
  const [use = ''] = kitDocs[folder]?.use.split(/(?<=[.:]) /) ?? [];
  const size = kitSizes[folder];
  return (
    <li className={styles.entry}>
      <a href={pageOf(folder)} target="_top">
        <span
          className={styles.tile}
          style={{
            backgroundImage: `url("${picture}")`,
            backgroundPosition: positionOf(folder),
            backgroundSize: `${tilesPerRow * 100}% ${rows * 100}%`,
          }}
        />
        <span className={styles.name}>{componentName(folder)}</span>
        {size ? <span className={styles.size}>{kilobytes(size)} kB</span> : null}
      </a>
      <p>
        <Prose text={use.replace(/:$/, '.')} />
      </p>
    </li>
  );
}

/** Every component of the kit with its picture, in the groups of its README. */
export function ComponentGallery(): ReactElement {
  const picture = useBuiltPicture('gallery');
  return (
    <div className={`sb-unstyled ${styles.gallery}`} dir="ltr">
      {groups.map(({ purpose, folders }) => (
        <section key={purpose}>
          <h2>{purpose}</h2>
          <ul>
            {folders.map((folder) => (
              <Entry key={folder} folder={folder} picture={picture} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
