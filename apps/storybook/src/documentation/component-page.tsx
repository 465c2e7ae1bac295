import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { use, type ReactElement, type ReactNode } from 'react';
import { kitDocs } from '../../kit-facts/kit.ts';
import { BuiltPicture } from './built-picture.tsx';
import { ComponentHeader } from './component-header.tsx';
import { componentName, WithLinks } from './component-names.tsx';
import { KeyboardTable } from './keyboard-table.tsx';
import { ChosenSurroundings } from './chosen-surroundings.ts';
import { Playground } from './playground/playground.tsx';
import { needsFrame, type PreparedStory } from './prepared-story.ts';
import { PropsTable, ShapeTable } from './props-table.tsx';
import { Prose } from './prose.tsx';
import { sentenceCase } from './sentence-case.ts';
import { GalleryTile, StateSheet } from './sheet/state-sheet.tsx';
import { useGuide } from './use-guide.ts';
import { words } from './words.ts';
import styles from './component-page.module.css';

/** What takes children, events and attributes in every component. */
const everywhere = ['children', 'disabled', 'type', 'placeholder'];

/** Returns the story that a reader plays with: closed if the component covers the page, since a reader opens it. */
function playedStory(stories: readonly PreparedStory[]): PreparedStory | undefined {
  return stories.find((story) => story.name === 'Closed' && needsFrame(story)) ?? stories[0];
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactElement {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface StatesProps {
  name: string;
  folder: string;
  stories: readonly PreparedStory[];
  element: string | undefined;
}

/** Every state in one picture, and a link to each state. */
function States({ name, folder, stories, element }: StatesProps) {
  const say = words(use(ChosenSurroundings)?.language);
  const names = stories.map((story) => sentenceCase(story.name));
  return (
    <Section id="states" title={say.states}>
      <BuiltPicture className={styles.picture} name={`states/${folder}`} alt={say.pictureOf(name, names.join(', '))}>
        <StateSheet folder={folder} stories={stories} element={element} />
      </BuiltPicture>
      <p className={styles.stateLinks}>
        {say.openState}
        {stories.map((story, index) => (
          <a key={story.id} href={`./?path=/story/${story.id}`} target="_top">
            {names[index]}
          </a>
        ))}
      </p>
    </Section>
  );
}

/** Everything about a component: a playground, its states in one picture, purpose, anatomy, keys, props and code to copy. */
export function ComponentPage(): ReactElement {
  const stories: readonly PreparedStory[] = use(DocsContext).componentStories();
  const say = words(use(ChosenSurroundings)?.language);
  const story = playedStory(stories);
  const guide = useGuide(story);
  const folder = /\/([a-z-]+)\/[a-z-]+\.stories\.tsx$/.exec(String(story?.parameters['fileName']))?.[1];
  if (!story || !folder) throw new Error('This page is for the stories of a component of the kit');
  const doc = kitDocs[folder];
  const main = doc?.components.find(({ name }) => name === componentName(folder)) ?? doc?.components[0];
  const name = main?.name ?? componentName(folder);
  const parts = [...(doc?.components ?? [])].toSorted((a, b) => Number(b === main) - Number(a === main));
  const hasKeys = (guide?.keyboard.length ?? 0) > 0;

  // The build opens the page like this to take its pictures.
  if (new URLSearchParams(window.location.search).has('pictures')) {
    return (
      <div className="sb-unstyled">
        <h1>{name}</h1>
        <GalleryTile folder={folder} stories={stories} />
        <StateSheet folder={folder} stories={stories} element={main?.element} />
      </div>
    );
  }

  return (
    <div className={`sb-unstyled ${styles.page}`} dir="ltr">
      <ComponentHeader folder={folder} name={name} guide={guide} />
      <Playground
        story={story}
        folder={folder}
        component={name}
        props={new Set([...everywhere, ...(main?.props ?? []).map((prop) => prop.name)])}
      />
      <States name={name} folder={folder} stories={stories} element={main?.element} />

      {guide ? (
        <Section id="when" title={say.whenToUse}>
          <p>
            <Prose text={guide.use} />
          </p>
          <h3 className={styles.whenNot}>{say.whenNot}</h3>
          <ul className={styles.avoid}>
            {guide.avoid.map((text) => (
              <li key={text}>
                <WithLinks text={text} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}

      {guide?.anatomy ? (
        <Section id="anatomy" title={say.anatomy}>
          <dl className={styles.rows}>
            {guide.anatomy.map(([part, about]) => (
              <div key={part} className={styles.row}>
                <dt>{part}</dt>
                <dd>
                  <Prose text={about} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}

      {guide && hasKeys ? (
        <Section id="keyboard" title={say.keyboard}>
          <KeyboardTable keyboard={guide.keyboard} />
        </Section>
      ) : null}

      {parts.length > 0 ? (
        <Section id="props" title={say.props}>
          {parts.map((component) => (
            <PropsTable key={component.name} component={component} named={parts.length > 1} />
          ))}
          {doc?.shapes.map((shape) => (
            <ShapeTable key={shape.name} shape={shape} />
          ))}
        </Section>
      ) : null}

      {guide ? (
        <Section id="code" title={say.code}>
          <p>{say.codeNote}</p>
          <div className={styles.code}>
            <Source code={guide.code.trimEnd()} language="tsx" />
          </div>
        </Section>
      ) : null}
    </div>
  );
}
