import { Suspense, useEffect } from 'react';
import { useAtomValue } from 'jotai/react';
import { useRouter } from '@tanstack/react-router';
import type { HistoryLocation } from '@tanstack/react-router';
import { lazily } from '@portico/ui/lazily';
import { session, store } from '../platform/store.ts';
import { ask, keepsChangesAtom, questionAtom, showQuestion, unsavedAtom } from '../platform/unsaved-forms.ts';

// Loads with the first change.
const DiscardDialog = lazily(
  () => import('./discard-dialog.tsx'),
  (module) => module.DiscardDialog,
);

type Move = { readonly currentLocation: HistoryLocation; readonly nextLocation: HistoryLocation };

const hasUnsaved = () => store.get(unsavedAtom).items.size > 0;

/**
 * Search parameters keep a page's forms, so only a different path loses changes. After the session has ended, nothing blocks the
 * navigation, and neither does anything that keeps the changes.
 */
const losesChanges = ({ currentLocation, nextLocation }: Move) =>
  currentLocation.pathname !== nextLocation.pathname &&
  hasUnsaved() &&
  store.get(session.isAuthenticatedAtom) &&
  !store.get(keepsChangesAtom);

/** Blocks links, Back and reloads until the user decides about unsaved changes. */
export function LeaveQuestion() {
  const { history } = useRouter();
  const { items } = useAtomValue(unsavedAtom);

  // The router's `useBlocker` does the same, but would add to the code that every page loads first.
  useEffect(() => {
    const unblock = history.block({ enableBeforeUnload: hasUnsaved, blockerFn: (move) => losesChanges(move) && ask() });
    return () => {
      unblock();
      showQuestion(null);
    };
  }, [history]);

  useEffect(() => {
    if (items.size > 0) return;
    // The changes were saved in the meantime.
    const question = store.get(questionAtom);
    showQuestion(null);
    question?.decide(false);
  }, [items]);

  if (items.size === 0) return null;
  return (
    <Suspense fallback={null}>
      <DiscardDialog />
    </Suspense>
  );
}
