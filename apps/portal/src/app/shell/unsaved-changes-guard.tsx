import { useAtomValue } from 'jotai/react';
import { unsavedAtom } from '../../platform/unsaved-forms.ts';

/** Asks before unsaved form changes are discarded. */
export function UnsavedChangesGuard() {
  const { Question } = useAtomValue(unsavedAtom);
  return Question && <Question />;
}
