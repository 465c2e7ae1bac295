import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useSetAtom } from 'jotai/react';
import { session, store } from '../platform/store.ts';
import { unnamedUserId } from '../platform/kept-keys.ts';
import { keepsChangesAtom, unsavedAtom } from '../platform/unsaved-forms.ts';
import { dropChanges, keepChanges, restoreChanges } from './kept-changes.ts';
import type { KeptForm } from './kept-changes.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { changedNames } from './saved-values.ts';

function keptFormOf(name: string): KeptForm | undefined {
  const userId = store.get(session.userAtom)?.id;
  return userId === undefined ? undefined : { userId, name };
}

/** Returns a form's initial values: the saved ones with the changes that were kept. */
export function withKeptChanges<Values extends object>(name: string, saved: Values): Values {
  const form = keptFormOf(name);
  return form ? restoreChanges(sessionStorage, form, saved) : saved;
}

/**
 * Makes the portal ask before the form is left with unsaved changes. When the session ends, or the portal leaves the page on its own, it
 * keeps the changes for the next time instead. Returns true if there are unsaved changes.
 */
export function useUnsavedChanges<Values extends object>(name: string, values: Values, saved: Values): boolean {
  const id = useId();
  const setUnsaved = useSetAtom(unsavedAtom);
  const isUnsaved = changedNames(values, saved).length > 0;
  // Read on mount, because the user is unknown once the session has ended.
  const [form] = useState(() => keptFormOf(name));

  // Loaded before the first change, which Back may follow at once.
  useEffect(() => setUnsaved((before) => ({ ...before, Question: LeaveQuestion })), [setUnsaved]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    setUnsaved((before) => ({ ...before, forms: new Set([...before.forms, id]) }));
    return () => setUnsaved((before) => ({ ...before, forms: new Set([...before.forms].filter((one) => one !== id)) }));
  }, [id, isUnsaved, setUnsaved]);

  const begin = useEffectEvent(() => form && dropChanges(sessionStorage, form));
  const end = useEffectEvent(() => {
    const isOver = !store.get(session.isAuthenticatedAtom);
    const keeps = isOver ? form?.userId !== unnamedUserId : store.get(keepsChangesAtom);
    if (form && isUnsaved && keeps) keepChanges(sessionStorage, form, values, saved);
  });
  useEffect(() => {
    begin();
    return () => end();
  }, []);
  return isUnsaved;
}
