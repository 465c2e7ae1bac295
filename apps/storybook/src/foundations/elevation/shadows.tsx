import type { ReactElement } from 'react';
import styles from './elevation.module.css';

const shadows = [
  ['shadow-1', 'Surfaces on the page', 'Buttons, cards, tables'],
  ['shadow-2', 'Surfaces next to their trigger', 'Menus, popovers, lists, toasts'],
  ['shadow-3', 'Surfaces that cover the page', 'Dialogs, sheets'],
] as const;

export function Shadows(): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.themes}`} dir="ltr">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles.theme} data-theme={theme}>
          {shadows.map(([token, what, examples]) => (
            <div key={token} className={styles.raised} style={{ boxShadow: `var(--portico-${token})` }}>
              <code>{token}</code>
              <span>{what}</span>
              <span className={styles.examples}>{examples}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
