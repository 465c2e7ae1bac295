import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import type { LeaveWords } from '../platform/unsaved-forms.ts';
import { leaveMessages as m } from './leave.messages.ts';

type DiscardDialogProps = {
  readonly words: LeaveWords | undefined;
  readonly isOpen: boolean;
  readonly onDecide: (isDiscarded: boolean) => void;
};

const discardWords: LeaveWords = { title: m.discardTitle, text: m.discardText, leave: m.discard, stay: m.keepEditing };

/** Asks whether what isn't saved may be lost. */
export function DiscardDialog({ words = discardWords, isOpen, onDecide }: DiscardDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={() => onDecide(false)}
      title={formatMessage(words.title)}
      confirmLabel={formatMessage(words.leave)}
      cancelLabel={formatMessage(words.stay)}
      onConfirm={() => onDecide(true)}
    >
      {formatMessage(words.text)}
    </ConfirmDialog>
  );
}
