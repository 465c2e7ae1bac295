import { CopyButton } from '@portico/ui/copy-button';
import { use, type ReactElement } from 'react';
import { kitGroups, kitSizes, kitSource } from '../../kit-facts/kit.ts';
import type { Guide } from './guide.ts';
import { kilobytes } from './kilobytes.ts';
import { ChosenSurroundings } from './chosen-surroundings.ts';
import { Prose } from './prose.tsx';
import { words } from './words.ts';
import styles from './component-page.module.css';

interface ComponentHeaderProps {
  folder: string;
  name: string;
  guide: Guide | undefined;
}

/** The first sentence is enough to recognise a component. */
function firstSentence(text: string): string {
  return text.split(/(?<=\.) /, 1)[0] ?? text;
}

/** What a component is, what it costs, and where it comes from. */
export function ComponentHeader({ folder, name, guide }: ComponentHeaderProps): ReactElement {
  const say = words(use(ChosenSurroundings)?.language);
  const group = kitGroups.find(({ entries }) => entries.includes(folder));
  const size = kitSizes[folder];
  const importLine = `import { ${name} } from '@portico/ui/${folder}';`;
  return (
    <header className={styles.header}>
      {group ? <p className={styles.group}>{group.purpose}</p> : null}
      <h1>{name}</h1>
      {guide ? (
        <p className={styles.lead}>
          {/* The rest is below, where the component is compared with others. */}
          <Prose text={firstSentence(guide.use)} />
        </p>
      ) : null}
      <div className={styles.import}>
        <code>{importLine}</code>
        <CopyButton value={importLine} label={say.copyImport} copiedLabel={say.copied} copyFailedLabel={say.copyFailed} />
      </div>
      <dl className={styles.facts}>
        {size ? (
          <div title={say.sizeNote}>
            <dt>{say.size}</dt>
            <dd>{kilobytes(size)} kB</dd>
          </div>
        ) : null}
        {size ? (
          <div>
            <dt>{say.server}</dt>
            <dd>{size.server ? say.serverYes : say.serverNo}</dd>
          </div>
        ) : null}
        <div>
          <dt>{say.since}</dt>
          <dd>{kitSource.since[name] ?? say.nextRelease}</dd>
        </div>
        {guide?.alsoCalled ? (
          <div>
            <dt>{say.alsoCalled}</dt>
            <dd>{guide.alsoCalled.join(', ')}</dd>
          </div>
        ) : null}
        <div>
          <dt>{say.source}</dt>
          <dd>
            <a href={`${kitSource.url}/src/${folder}`} target="_blank" rel="noreferrer">
              {folder}
            </a>
          </dd>
        </div>
      </dl>
    </header>
  );
}
