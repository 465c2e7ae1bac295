import { Suspense } from 'react';
import { lazily } from '@portico/ui/lazily';
import type { LazyPopup } from '../../platform/use-lazy-popup.ts';
import { loadTopUp } from './load-top-up.ts';

const TopUpDialog = lazily(loadTopUp, (dialog) => dialog);

type LazyTopUpProps = {
  readonly popup: LazyPopup;
  /** What it opens with, in euros. */
  readonly amount?: number;
};

/** The dialog that tops up the balance, once it is wanted. */
export function LazyTopUp({ popup, amount }: LazyTopUpProps) {
  if (!popup.isMounted) return null;
  return (
    <Suspense>
      <TopUpDialog {...popup.props} {...(amount === undefined ? {} : { amount })} />
    </Suspense>
  );
}
