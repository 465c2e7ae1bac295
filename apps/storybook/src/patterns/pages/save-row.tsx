import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { useRef, type ReactElement } from 'react';
import styles from './pages.module.css';

interface SaveRowProps {
  isUnsaved: boolean;
  isSaved: boolean;
  busy: boolean;
  onDiscard: () => void;
}

/** Saving is the primary action, and discarding is offered, only while there are unsaved changes. */
export function SaveRow({ isUnsaved, isSaved, busy, onDiscard }: SaveRowProps): ReactElement {
  const save = useRef<HTMLButtonElement>(null);

  function discard(): void {
    onDiscard();
    // The pressed button goes away, so the focus moves first.
    save.current?.focus();
  }

  return (
    <Stack direction="row" align="center" gap={3}>
      <Button ref={save} type="submit" variant={isUnsaved ? 'primary' : 'secondary'} busy={busy}>
        Save changes
      </Button>
      {isUnsaved ? (
        <Button variant="quiet" disabled={busy} onClick={discard}>
          Discard
        </Button>
      ) : null}
      <span role="status" className={styles.quiet}>
        {isUnsaved ? 'You have unsaved changes' : isSaved ? 'Saved' : null}
      </span>
    </Stack>
  );
}
