import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './field-error.module.css';

/** An error message with an icon. The element always exists, because screen readers only announce changes in a region they already know. */
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
