import { useEffect, useId } from 'react';
import { useSetAtom } from 'jotai/react';
import { unsavedAtom } from '../platform/unsaved-forms.ts';
import type { UnsavedItem } from '../platform/unsaved-forms.ts';
import { LeaveQuestion } from './leave-question.tsx';

/** Makes the portal ask before the page is left while `loses` is true. `words` must be constant. */
export function useLeaveQuestion(loses: boolean, { words, isKept = false }: Partial<UnsavedItem> = {}): void {
  const id = useId();
  const setUnsaved = useSetAtom(unsavedAtom);

  // Loaded before the first change, which Back may follow at once.
  useEffect(() => setUnsaved((before) => ({ ...before, Question: LeaveQuestion })), [setUnsaved]);
  useEffect(() => {
    if (!loses) return undefined;
    setUnsaved((before) => ({ ...before, items: new Map([...before.items, [id, { words, isKept }]]) }));
    return () => setUnsaved((before) => ({ ...before, items: new Map([...before.items].filter(([one]) => one !== id)) }));
  }, [id, loses, words, isKept, setUnsaved]);
}
