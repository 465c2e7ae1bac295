import { Kbd } from '@portico/ui/kbd';
import { Fragment, type ReactElement } from 'react';
import { Prose } from './prose.tsx';
import styles from './component-page.module.css';

/** "Ctrl+B, Cmd+B": commas separate alternatives, a plus joins keys; lowercase words are not keys. */
function Keys({ keys }: { keys: string }): ReactElement {
  return (
    <>
      {keys.split(', ').map((together) => (
        <span key={together} className={styles.keys}>
          {/^\p{Ll}/u.test(together)
            ? together
            : together.split('+').map((key, position) => (
                <Fragment key={key}>
                  {position > 0 ? ' + ' : null}
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}
        </span>
      ))}
    </>
  );
}

export function KeyboardTable({ keyboard }: { keyboard: readonly (readonly [keys: string, effect: string])[] }): ReactElement {
  return (
    <dl className={styles.rows}>
      {keyboard.map(([keys, effect]) => (
        <div key={keys + effect} className={styles.row}>
          <dt>
            <Keys keys={keys} />
          </dt>
          <dd>
            <Prose text={effect} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
