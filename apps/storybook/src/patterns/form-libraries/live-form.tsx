import { use, useState, type ReactElement } from 'react';
import { ChosenSurroundings } from '../../documentation/chosen-surroundings.ts';
import styles from './live-form.module.css';

interface LiveFormProps {
  /** Returns the form, which shows what it sends. */
  children: (show: (sent: object) => void) => ReactElement;
}

/** A form to try, beside what it sent last. */
export function LiveForm({ children }: LiveFormProps): ReactElement {
  const chosen = use(ChosenSurroundings);
  const [sent, setSent] = useState<object>();
  return (
    <div className={`sb-unstyled ${styles.live}`} dir={chosen?.direction}>
      <div className={styles.form}>{children(setSent)}</div>
      <pre className={styles.sent} dir="ltr" aria-live="polite">
        {sent ? JSON.stringify(sent, null, 2) : 'Order something: what the form sends appears here.'}
      </pre>
    </div>
  );
}
