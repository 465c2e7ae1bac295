import { useEffect, useId } from 'react';
import { useSetAtom } from 'jotai/react';
import { unsavedAtom } from '../platform/unsaved-forms.ts';
import type { LeaveWords } from '../platform/unsaved-forms.ts';
import { LeaveQuestion } from './leave-question.tsx';

/** Makes the portal ask before the page is left while `loses` is true, in these constant words or in those for a form's changes. */
export function useLeaveQuestion(loses: boolean, words?: LeaveWords): void {
  const id = useId();
  const setUnsaved = useSetAtom(unsavedAtom);

  // Loaded before the first change, which Back may follow at once.
  useEffect(() => setUnsaved((before) => ({ ...before, Question: LeaveQuestion })), [setUnsaved]);
  useEffect(() => {
    if (!loses) return undefined;
    setUnsaved((before) => ({ ...before, items: new Map([...before.items, [id, words]]) }));
    return () => setUnsaved((before) => ({ ...before, items: new Map([...before.items].filter(([one]) => one !== id)) }));
  }, [id, loses, words, setUnsaved]);
}
