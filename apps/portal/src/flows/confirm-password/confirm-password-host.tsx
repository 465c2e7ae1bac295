import { Suspense, useEffect, useState } from 'react';
import { useAtomValue } from 'jotai/react';
import { lazily } from '@portico/ui/lazily';
import { proofRequestAtom } from '../../operations/proof/proof.ts';
import { loadTexts } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';

const ConfirmPasswordDialog = lazily(
  () => Promise.all([import('./confirm-password-dialog.tsx'), loadTexts(store, 'access')]),
  ([module]) => module.ConfirmPasswordDialog,
);

/** Loads the dialog's code with the first call that needs a proof. It stays mounted afterwards, so that it can animate out. */
export function ConfirmPasswordHost() {
  const isRequested = useAtomValue(proofRequestAtom) !== null;
  const [isWanted, setIsWanted] = useState(isRequested);
  if (isRequested && !isWanted) setIsWanted(true);
  // Signing out declines a pending request, so that the next user does not see it.
  useEffect(() => () => store.get(proofRequestAtom)?.settle(false), []);
  return isWanted ? (
    <Suspense>
      <ConfirmPasswordDialog />
    </Suspense>
  ) : null;
}
