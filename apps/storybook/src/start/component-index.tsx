import type { ReactElement } from 'react';
import { kitDocs, kitGroups, kitSizes } from '../../kit-facts/kit.ts';
import { componentName, pageOf } from '../documentation/component-names.tsx';
import { kilobytes } from '../documentation/kilobytes.ts';
import { Prose } from '../documentation/prose.tsx';
import styles from './start.module.css';

function Entry({ folder }: { folder: string }): ReactElement {
  const name = componentName(folder);
  // The first sentence is enough to recognise a component.
  const [use = ''] = kitDocs[folder]?.use.split(/(?<=[.:]) /) ?? [];
  const size = kitSizes[folder];
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <a href={pageOf(folder)} target="_top">
          {name}
        </a>
        {size ? <span className={styles.size}>{kilobytes(size)} kB</span> : null}
      </div>
      <p>
        <Prose text={use.replace(/:$/, '.')} />
      </p>
    </li>
  );
}

/** Every component of the kit, in the groups of its README. */
export function ComponentIndex(): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.index}`} dir="ltr">
      {kitGroups.map(({ purpose, entries }) => (
        <section key={purpose}>
          <h2>{purpose}</h2>
          <ul>
            {/* An entry without a folder is on the page of the folder that contains it. */}
            {entries
              .filter((entry) => entry in kitDocs)
              .map((entry) => (
                <Entry key={entry} folder={entry} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
