import { CopyButton } from '@portico/ui/copy-button';
import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { use, type ReactElement } from 'react';
import { kitDocs, kitGroups, kitSizes } from '../../kit-facts/kit.ts';
import { componentName, WithLinks } from './component-names.tsx';
import { KeyboardTable } from './keyboard-table.tsx';
import { PropsTable, ShapeTable } from './props-table.tsx';
import { Prose } from './prose.tsx';
import { kilobytes } from './kilobytes.ts';
import { sentenceCase } from './sentence-case.ts';
import { StoryFrame, type ShownStory } from './story-frame.tsx';
import styles from './component-page.module.css';

/** A story's information about its component: the kit's `ComponentGuide`. */
interface Guide {
  use: string;
  avoid: readonly string[];
  keyboard: readonly (readonly [keys: string, effect: string])[];
  code: string;
}

/** Everything about a component: purpose, states, props, keys, code to copy and size. */
export function ComponentPage(): ReactElement {
  const stories: readonly ShownStory[] = use(DocsContext).componentStories();
  // A closed dialog shows little.
  const first = stories.find(({ name }) => name !== 'Closed') ?? stories[0];
  const others = stories.filter((story) => story !== first);
  const folder = /\/([a-z-]+)\/[a-z-]+\.stories\.tsx$/.exec(String(first?.parameters['fileName']))?.[1];
  if (!first || !folder) throw new Error('This page is for the stories of a component of the kit');
  // Storybook types parameters as any; stories declare this one with this type.
  const guide = first.parameters['guide'] as Guide | undefined;
  const doc = kitDocs[folder];
  const group = kitGroups.find(({ entries }) => entries.includes(folder));
  const size = kitSizes[folder];
  const main = doc?.components.find(({ name }) => name === componentName(folder)) ?? doc?.components[0];
  const importLine = `import { ${main?.name ?? componentName(folder)} } from '@portico/ui/${folder}';`;
  const parts = [...(doc?.components ?? [])].toSorted((a, b) => Number(b === main) - Number(a === main));

  return (
    <div className={`sb-unstyled ${styles.page}`} dir="ltr" lang="en">
      <header className={styles.header}>
        {group ? <p className={styles.group}>{group.purpose}</p> : null}
        <h1>{componentName(folder)}</h1>
        {guide ? (
          <p className={styles.lead}>
            <Prose text={guide.use} />
          </p>
        ) : null}
        <div className={styles.import}>
          <code>{importLine}</code>
          <CopyButton value={importLine} label="Copy the import" copiedLabel="Copied" copyFailedLabel="Select it and press Ctrl+C" />
        </div>
        {size ? (
          <p className={styles.note}>
            {kilobytes(size)} kB compressed, with its stylesheet and all that it needs, React apart.
            {size.server ? ' It may stand in a server component.' : ''}
          </p>
        ) : null}
      </header>

      <article className={styles.state}>
        <h2 id={first.id} className={styles.first}>
          {sentenceCase(first.name)}
        </h2>
        <StoryFrame story={first} large />
      </article>

      {guide ? (
        <section>
          <h2 id="when-not">When another serves better</h2>
          <ul className={styles.avoid}>
            {guide.avoid.map((text) => (
              <li key={text}>
                <WithLinks text={text} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}

      {others.length > 0 ? (
        <section>
          <h2 id="states">More states</h2>
          {others.map((story) => (
            <article key={story.id} className={styles.state}>
              <h3 id={story.id}>{sentenceCase(story.name)}</h3>
              <StoryFrame story={story} />
            </article>
          ))}
        </section>
      ) : null}

      {guide && guide.keyboard.length > 0 ? (
        <section>
          <h2 id="keyboard">Keyboard</h2>
          <KeyboardTable keyboard={guide.keyboard} />
        </section>
      ) : null}

      {parts.length > 0 ? (
        <section>
          <h2 id="props">Props</h2>
          {parts.map((component) => (
            <PropsTable key={component.name} component={component} named={parts.length > 1} />
          ))}
          {doc?.shapes.map((shape) => (
            <ShapeTable key={shape.name} shape={shape} />
          ))}
        </section>
      ) : null}

      {guide ? (
        <section>
          <h2 id="code">Code to copy</h2>
          <p>A whole module: it compiles as it stands, in strict TypeScript.</p>
          <div className={styles.code}>
            <Source code={guide.code.trimEnd()} language="tsx" />
          </div>
        </section>
      ) : null}
    </div>
  );
}
