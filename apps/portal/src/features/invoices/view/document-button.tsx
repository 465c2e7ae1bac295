import { useState } from 'react';
import { Download } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { api } from '../../../calls/api.ts';
import { tellFailure } from '../../../calls/describe-error.ts';
import { fileUrl } from '../../../calls/file-url.ts';
import { invoiceMessages as m } from '../invoices.messages.ts';

/** Saves the PDF. Its link is good for a few minutes, so it is asked for when it is wanted. */
export function DocumentButton({ invoiceId }: { readonly invoiceId: number }) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { name, url } = await api.call('getInvoiceDocument', { query: { id: invoiceId } });
      saveAs(fileUrl(url), name);
    } catch (error) {
      tellFailure(intl, error, m.documentFailed);
    }
    setBusy(false);
  }

  return (
    <Button iconStart={<Download />} busy={busy} onClick={() => void save()}>
      {intl.formatMessage(m.document)}
    </Button>
  );
}

function saveAs(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
