import { useState } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { consoleMessages as m } from './console.messages.ts';
import styles from './console-stage.module.css';

const storageKey = 'portico.console.touch-hint';
const seen = 'seen';

/** Explains the touch gestures. Shown once per browser, until dismissed. */
export function TouchHint() {
  const { formatMessage } = useIntl();
  const [isSeen, setSeen] = useState(() => localStorage.getItem(storageKey) === seen);
  if (isSeen) return null;
  function dismiss(): void {
    localStorage.setItem(storageKey, seen);
    setSeen(true);
  }
  return (
    <div className={styles.touchHint} role="note">
      {formatMessage(m.touchHint)}
      <Button size="sm" onClick={dismiss}>
        {formatMessage(m.touchHintDone)}
      </Button>
    </div>
  );
}
