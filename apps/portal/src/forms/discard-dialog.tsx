import { useAtom, useAtomValue } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { questionAtom, unsavedAtom } from '../platform/unsaved-forms.ts';
import type { LeaveWords } from '../platform/unsaved-forms.ts';
import { leaveMessages as m } from './leave.messages.ts';

const discardWords: Omit<LeaveWords, 'text'> = { title: m.discardTitle, leave: m.discard, stay: m.keepEditing };

/** Asks whether what isn't saved may be lost. */
export function DiscardDialog() {
  const { formatMessage } = useIntl();
  const [question, setQuestion] = useAtom(questionAtom);
  const items = [...useAtomValue(unsavedAtom).items.values()];
  const own = items.find(({ words }) => words !== undefined)?.words;
  const words = own ?? discardWords;

  function decide(stays: boolean): void {
    setQuestion(null);
    question?.decide(stays);
  }

  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={() => decide(true)}
      title={formatMessage(words.title)}
      confirmLabel={formatMessage(words.leave)}
      cancelLabel={formatMessage(words.stay)}
      onConfirm={() => decide(false)}
    >
      {own && formatMessage(own.text)} {items.some(({ words: one }) => one === undefined) && formatMessage(m.discardText)}
    </ConfirmDialog>
  );
}
