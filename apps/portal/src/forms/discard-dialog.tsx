import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { leaveMessages as m } from './leave.messages.ts';

type DiscardDialogProps = { readonly isOpen: boolean; readonly onDecide: (isDiscarded: boolean) => void };

/** Asks whether unsaved changes may be lost. */
export function DiscardDialog({ isOpen, onDecide }: DiscardDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={() => onDecide(false)}
      title={formatMessage(m.discardTitle)}
      confirmLabel={formatMessage(m.discard)}
      cancelLabel={formatMessage(m.keepEditing)}
      onConfirm={() => onDecide(true)}
    >
      {formatMessage(m.discardText)}
    </ConfirmDialog>
  );
}
