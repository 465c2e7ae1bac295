import type { ReactElement, ReactNode } from 'react';
import styles from './writing.module.css';

interface ColumnsProps {
  rows: readonly { id: string; what?: string; en: ReactNode; ru: ReactNode }[];
}

/** English and Russian side by side, or stacked on a phone. */
export function Columns({ rows }: ColumnsProps): ReactElement {
  const named = rows.some(({ what }) => what);
  return (
    <div className={`sb-unstyled ${styles.columns}`} dir="ltr" data-named={named || undefined}>
      <div className={styles.head} aria-hidden="true">
        {named ? <span /> : null}
        <span>English</span>
        <span>Русский</span>
      </div>
      {rows.map(({ id, what, en, ru }) => (
        <div key={id} className={styles.row}>
          {named ? <div className={styles.what}>{what}</div> : null}
          <div lang="en">{en}</div>
          <div lang="ru">{ru}</div>
        </div>
      ))}
    </div>
  );
}
