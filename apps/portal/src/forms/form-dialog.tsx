import { useState } from 'react';
import type { ReactElement } from 'react';
import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Dialog } from '@portico/ui/dialog';
import type { DialogProps } from '@portico/ui/dialog';
import { leaveMessages as m } from './leave.messages.ts';

type FormDialogProps = Omit<DialogProps, 'open' | 'onOpenChange'> & {
  /** Something was typed or chosen that closing would lose. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
};

/** A dialog with input. Escape, the cross and a press outside ask before they discard it. It is mounted with each opening. */
export function FormDialog({ isUnsaved, onClose, children, ...dialog }: FormDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog {...dialog} open onOpenChange={() => (isUnsaved ? setIsAsking(true) : onClose())}>
      {children}
      {/* Within the dialog, so that its own Escape closes the question alone. */}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={formatMessage(m.discardTitle)}
        confirmLabel={formatMessage(m.discard)}
        cancelLabel={formatMessage(m.keepEditing)}
        onConfirm={onClose}
      >
        {formatMessage(m.discardInput)}
      </ConfirmDialog>
    </Dialog>
  );
}
