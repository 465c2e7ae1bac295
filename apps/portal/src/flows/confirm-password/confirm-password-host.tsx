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

/** The dialog's code comes with the first call that asks for a proof, and stays mounted from then on, so that it can close with motion. */
export function ConfirmPasswordHost() {
  const asked = useAtomValue(proofRequestAtom) !== null;
  const [wanted, setWanted] = useState(asked);
  if (asked && !wanted) setWanted(true);
  // Whoever leaves without an answer has said no: the next person is not asked for it.
  useEffect(() => () => store.get(proofRequestAtom)?.settle(false), []);
  return wanted ? (
    <Suspense>
      <ConfirmPasswordDialog />
    </Suspense>
  ) : null;
}
