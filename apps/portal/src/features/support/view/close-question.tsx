import type { Ticket } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { Refusal } from '../../../operations/failures/refusal.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import { supportMessages as m } from '../support.messages.ts';

/** A closed ticket can't be reopened, and the dialog says so. */
export function CloseQuestion({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const closing = useOperation('closeTicket', { isShownInPlace: true, onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={formatMessage(m.closeTitle, { id: String(ticket.id) })}
      confirmLabel={formatMessage(m.close)}
      cancelLabel={formatMessage(m.cancel)}
      busy={closing.busy}
      onConfirm={() => void closing.run({ query: { id: ticket.id } })}
    >
      <Stack gap={3}>
        <p>{formatMessage(m.closeText, { subject: ticket.subject })}</p>
        <Refusal error={closing.error} failed={m.closeFailed} />
      </Stack>
    </ConfirmDialog>
  );
}
