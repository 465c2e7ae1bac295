import { Suspense } from 'react';
import { lazily } from '@portico/ui/lazily';
import type { LatePopup } from '../../platform/use-late-popup.ts';
import { loadTopUp } from './load-top-up.ts';

const TopUpDialog = lazily(loadTopUp, (dialog) => dialog);

type LateTopUpProps = {
  readonly popup: LatePopup;
  /** What it opens with, in euros. */
  readonly amount?: number;
};

/** The dialog that tops up the balance, once it is wanted. */
export function LateTopUp({ popup, amount }: LateTopUpProps) {
  if (!popup.isMounted) return null;
  return (
    <Suspense>
      <TopUpDialog {...popup.props} {...(amount === undefined ? {} : { amount })} />
    </Suspense>
  );
}
