import { useState } from 'react';
import type { ReactElement } from 'react';
import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Dialog } from '@portico/ui/dialog';
import type { DialogProps } from '@portico/ui/dialog';
import { leaveMessages as m } from './leave.messages.ts';

type FormDialogProps = Omit<DialogProps, 'open' | 'onOpenChange'> & {
  /** True if closing would lose input. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
};

/** A dialog with a form. Escape, the close button and a press outside ask before they discard input. Mount it to open it. */
export function FormDialog({ isUnsaved, onClose, children, ...dialog }: FormDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog {...dialog} open onOpenChange={() => (isUnsaved ? setIsAsking(true) : onClose())}>
      {children}
      {/* Inside the dialog, so that Escape closes only the question. */}
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
