import { useEffect, useEffectEvent, useState } from 'react';
import { session, store } from '../platform/store.ts';
import { unnamedUserId } from '../platform/kept-keys.ts';
import { keepsChangesAtom } from '../platform/unsaved-forms.ts';
import { dropChanges, keepChanges, restoreChanges } from './kept-changes.ts';
import type { KeptForm } from './kept-changes.ts';
import { changedNames } from './saved-values.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

function keptFormOf(name: string): KeptForm | undefined {
  const userId = store.get(session.userAtom)?.id;
  return userId === undefined ? undefined : { userId, name };
}

/** True after another tab signed in as another user. */
function isAnother(form: KeptForm | undefined): boolean {
  const userId = store.get(session.userAtom)?.id;
  return userId !== undefined && userId !== form?.userId;
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
  const isUnsaved = changedNames(values, saved).length > 0;
  // Read on mount, because the user is unknown once the session has ended.
  const [form] = useState(() => keptFormOf(name));

  useLeaveQuestion(isUnsaved, { isKept: true });

  const begin = useEffectEvent(() => form && dropChanges(sessionStorage, form));
  const end = useEffectEvent(() => {
    const isOver = !store.get(session.isAuthenticatedAtom) || isAnother(form);
    const keeps = isOver ? form?.userId !== unnamedUserId : store.get(keepsChangesAtom);
    if (form && isUnsaved && keeps) keepChanges(sessionStorage, form, values, saved);
  });
  useEffect(() => {
    begin();
    return () => end();
  }, []);
  return isUnsaved;
}
