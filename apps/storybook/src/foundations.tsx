import type { ReactElement } from 'react';
import styles from './foundations.module.css';

/** A token by its name without the prefix, such as `accent`. */
interface TokenList {
  tokens: readonly string[];
}

/* `sb-unstyled` keeps the look of Storybook's own pages off ours. */
const variable = (token: string): string => `var(--portico-${token})`;

/** The same colours in both themes, one below the other. */
export function Swatches({ tokens }: TokenList): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.themes}`}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles.theme} data-theme={theme}>
          <div className={styles.swatches}>
            {tokens.map((token) => (
              <div key={token} className={styles.swatch}>
                <div className={styles.colour} style={{ background: variable(token) }} />
                <div className={styles.name}>{token}</div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export function TypeSizes({ tokens, mono = false }: TokenList & { mono?: boolean }): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.list}`}>
      {tokens.map((token) => (
        <div key={token} className={styles.row}>
          <span className={styles.token}>--portico-{token}</span>
          <span style={{ fontSize: variable(token), fontFamily: variable(mono ? 'font-mono' : 'font-sans') }}>
            {mono ? 'edge-fra-01.acme.dev · 203.0.113.24' : 'Order new service · Заказать сервер · €1,788.00'}
          </span>
        </div>
      ))}
    </div>
  );
}

export function Spaces({ tokens }: TokenList): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.list}`}>
      {tokens.map((token) => (
        <div key={token} className={styles.row}>
          <span className={styles.token}>--portico-{token}</span>
          <span className={styles.bar} style={{ inlineSize: variable(token) }} />
        </div>
      ))}
    </div>
  );
}

export function Corners({ tokens }: TokenList): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.list}`}>
      {tokens.map((token) => (
        <div key={token} className={styles.row}>
          <span className={styles.token}>--portico-{token}</span>
          <span className={styles.corner} style={{ borderRadius: variable(token) }} />
        </div>
      ))}
    </div>
  );
}
