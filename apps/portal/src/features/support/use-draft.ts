import { useEffect, useEffectEvent, useRef } from 'react';
import { isDraftEvent, keepDraft, readDraft } from './drafts.ts';
import type { Draft, DraftName } from './drafts.ts';

type DraftOptions = {
  readonly userId: number;
  readonly name: DraftName;
  /** What the form holds now. */
  readonly draft: Draft;
  /** False while changes are not to be stored. */
  readonly stores: boolean;
  /** False while the form holds something that a draft does not, or is being sent. */
  readonly follows: boolean;
  /** Shows a stored draft in the form. It always sets state, because the next render tells what the form has made of the draft. */
  readonly restore: (draft: Draft) => void;
};

/**
 * Stores a form's draft when it changes. A draft that another tab stores or sends replaces the form's own, unless that one was changed and
 * could not be stored. Returns a function that removes the draft from the storage; what the form holds afterwards is stored again.
 */
export function useDraft({ userId, name, draft, stores, follows, restore }: DraftOptions): () => void {
  /** What was last read or stored. A draft that was only read is not stored again: it may be older than what another tab has stored since. */
  const known = useRef<Draft | undefined>(draft);

  useEffect(() => {
    if (!known.current) known.current = draft;
    if (stores && !hasSame(known.current, draft) && keepDraft(localStorage, userId, name, draft)) known.current = draft;
  });

  const follow = useEffectEvent((event: StorageEvent | PageTransitionEvent) => {
    if (!isDraftEvent(event, userId, name) || !follows || !known.current || !hasSame(known.current, draft)) return;
    const stored = readDraft(localStorage, userId, name);
    if (hasSame(stored, draft)) return;
    known.current = undefined;
    restore(stored);
  });
  useEffect(() => {
    const onEvent = (event: StorageEvent | PageTransitionEvent) => follow(event);
    addEventListener('storage', onEvent);
    addEventListener('pageshow', onEvent);
    return () => {
      removeEventListener('storage', onEvent);
      removeEventListener('pageshow', onEvent);
    };
  }, []);

  return () => {
    known.current = {};
    keepDraft(localStorage, userId, name, {});
  };
}

/** Returns whether a draft has the values of the form's one. A missing value is an empty one. */
function hasSame(draft: Draft, own: Draft): boolean {
  return Object.entries(own).every(([name, text]) => (draft[name] ?? '') === text);
}
