import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './field-error.module.css';

/**
 * What is wrong with a value, in words and with a sign. The line is always there, since a screen reader announces only what changes in a
 * region that it knew before.
 */
export function FieldError({ id, error }: { id: string; error: string | undefined }): ReactElement {
  return (
    <div id={id} className={styles.root} aria-live="polite">
      {error ? (
        <p className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
