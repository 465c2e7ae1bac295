import { useState } from 'react';
import { Download } from 'lucide-react';
import type { CreditNote } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { api } from '../../../operations/api.ts';
import { showFailure } from '../../../operations/failures/describe-error.ts';
import { usePageCommands } from '../../../platform/commands.ts';
import { invoiceMessages as m } from '../invoices.messages.ts';
import { saveDocument } from '../save-document.ts';

type DocumentButtonProps = {
  readonly invoiceId: number;
  /** Set to download a credit note instead of the invoice. */
  readonly creditNote?: Pick<CreditNote, 'id' | 'number'>;
};

/** Downloads the PDF. The link is requested on click, because it is valid for a few minutes only. */
export function DocumentButton({ invoiceId, creditNote }: DocumentButtonProps) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveDocument(
        await api.call('getInvoiceDocument', {
          query: { id: invoiceId, ...(creditNote && { credit_note: creditNote.id }) },
        }),
      );
    } catch (error) {
      showFailure(error, { fallback: m.documentFailed });
    }
    setBusy(false);
  }

  const label = intl.formatMessage(creditNote ? m.creditNotePdf : m.document);
  const name = creditNote && intl.formatMessage(m.creditNoteDocument, { number: creditNote.number });
  usePageCommands({
    title: intl.formatMessage(m.viewTitle, { id: String(invoiceId) }),
    commands: [{ id: `document-${creditNote?.id ?? 'invoice'}`, label: name ?? label, icon: <Download />, run: () => void save() }],
  });

  return (
    <Button iconStart={<Download />} size={creditNote ? 'sm' : 'md'} busy={busy} aria-label={name} onClick={() => void save()}>
      {label}
    </Button>
  );
}
