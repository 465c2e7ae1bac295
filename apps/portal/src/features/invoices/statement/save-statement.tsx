import { useState } from 'react';
import { Download } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { api } from '../../../operations/api.ts';
import { showFailure } from '../../../operations/failures/describe-error.ts';
import { saveDocument } from '../save-document.ts';
import { statementMessages as m } from './statement.messages.ts';

/** Downloads the whole statement as CSV. */
export function SaveStatement() {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveDocument(await api.call('getStatementDocument', {}));
    } catch (error) {
      showFailure(error, { fallback: m.saveFailed });
    }
    setBusy(false);
  }

  return (
    <Button iconStart={<Download />} busy={busy} onClick={() => void save()}>
      {intl.formatMessage(m.save)}
    </Button>
  );
}
