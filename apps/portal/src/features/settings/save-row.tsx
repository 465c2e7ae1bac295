import { useRef } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { saveRowMessages as m } from './save-row.messages.ts';
import styles from './settings.module.css';

type SaveRowProps = {
  readonly form: { readonly busy: boolean; readonly isUnsaved: boolean; readonly isSaved: boolean; readonly discard: () => void };
  /** The form's id, for a row outside of the form. */
  readonly formId?: string;
};

/** The buttons of every settings form. Saving is the primary action, and Discard is offered, only while there are unsaved changes. */
export function SaveRow({ form, formId }: SaveRowProps) {
  const { formatMessage } = useIntl();
  const submit = useRef<HTMLButtonElement>(null);
  const status = form.isUnsaved ? m.unsaved : form.isSaved ? m.saved : null;

  function discard(): void {
    form.discard();
    // The pressed button unmounts, so move the focus first.
    submit.current?.focus();
  }

  return (
    <Stack direction="row" align="center" gap={3}>
      <Button ref={submit} type="submit" form={formId} variant={form.isUnsaved ? 'primary' : 'secondary'} busy={form.busy}>
        {formatMessage(m.save)}
      </Button>
      {form.isUnsaved ? (
        <Button variant="quiet" disabled={form.busy} onClick={discard}>
          {formatMessage(m.discard)}
        </Button>
      ) : null}
      <span role="status" className={styles.quiet}>
        {status ? formatMessage(status) : null}
      </span>
    </Stack>
  );
}
