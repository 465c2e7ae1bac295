import { useAtomValue } from 'jotai/react';
import { unsavedAtom } from '../../platform/unsaved-forms.ts';

/** Asks before changes are discarded that were typed into a form of the page and not saved. */
export function UnsavedChangesGuard() {
  const { Question } = useAtomValue(unsavedAtom);
  return Question && <Question />;
}
