import { use, type ReactElement } from 'react';
import type { ComponentDoc, PropDoc, ShapeDoc } from '../../kit-facts/component-doc.ts';
import { ChosenSurroundings } from './chosen-surroundings.ts';
import { Prose } from './prose.tsx';
import { words } from './words.ts';
import styles from './component-page.module.css';

function PropRows({ props }: { props: readonly PropDoc[] }): ReactElement {
  const say = words(use(ChosenSurroundings)?.language);
  return (
    <dl className={styles.rows}>
      {props.map((prop) => (
        <div key={prop.name} className={styles.row}>
          <dt>
            <code className={styles.propName}>{prop.name}</code>
            {prop.required ? <span className={styles.required}>{say.required}</span> : null}
          </dt>
          <dd>
            {prop.about ? (
              <p>
                <Prose text={prop.about} />
              </p>
            ) : null}
            <p className={styles.type}>
              <code>{prop.type}</code>
              {prop.fallback ? (
                <>
                  {' '}
                  <span className={styles.fallback}>
                    {say.fallback} <code>{prop.fallback}</code>
                  </span>
                </>
              ) : null}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The props of one component, with its name above if the page has several. */
export function PropsTable({ component, named }: { component: ComponentDoc; named: boolean }): ReactElement {
  const { name, about, element, props } = component;
  const say = words(use(ChosenSurroundings)?.language);
  return (
    <section className={styles.part}>
      {named ? (
        <h3>
          {name} <code className={styles.from}>{component.from}</code>
        </h3>
      ) : null}
      {named && about ? (
        <p>
          <Prose text={about} />
        </p>
      ) : null}
      {props.length > 0 ? <PropRows props={props} /> : null}
      {element ? (
        <p className={styles.note}>
          {say.nativeProps} <code>{`<${element}>`}</code>
        </p>
      ) : null}
    </section>
  );
}

/** A type used in props, or a function exported next to the components. */
export function ShapeTable({ shape }: { shape: ShapeDoc }): ReactElement {
  return (
    <section className={styles.part}>
      <h3>{shape.name}</h3>
      {shape.about ? (
        <p>
          <Prose text={shape.about} />
        </p>
      ) : null}
      {shape.members.length > 0 ? <PropRows props={shape.members} /> : null}
    </section>
  );
}
