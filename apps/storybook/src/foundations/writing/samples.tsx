import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Sample } from './samples-of-text.ts';
import { Columns } from './columns.tsx';
import styles from './writing.module.css';

function Text({ write, instead }: { write: string; instead: string | undefined }): ReactElement {
  return (
    <>
      <p className={styles.write}>
        <Check aria-label="Write" role="img" size={16} />
        {write}
      </p>
      {instead ? (
        <p className={styles.instead}>
          <X aria-label="Not" role="img" size={16} />
          {instead}
        </p>
      ) : null}
    </>
  );
}

/** What to write and what to avoid, in English and Russian side by side. */
export function Samples({ samples }: { samples: readonly Sample[] }): ReactElement {
  return (
    <Columns
      rows={samples.map(({ en, ru, instead }) => ({
        id: en,
        en: <Text write={en} instead={instead?.en} />,
        ru: <Text write={ru} instead={instead?.ru} />,
      }))}
    />
  );
}
