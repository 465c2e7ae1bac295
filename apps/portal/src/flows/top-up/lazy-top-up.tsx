import { Suspense } from 'react';
import { lazily } from '@portico/ui/lazily';
import type { LazyPopup } from '../../platform/use-lazy-popup.ts';
import { loadTopUp } from './load-top-up.ts';

const TopUpDialog = lazily(loadTopUp, (dialog) => dialog);

type LazyTopUpProps = {
  readonly popup: LazyPopup;
  /** The initial amount in euros. */
  readonly amount?: number;
};

/** The top-up dialog, loaded on demand. */
export function LazyTopUp({ popup, amount }: LazyTopUpProps) {
  if (!popup.isMounted) return null;
  return (
    <Suspense>
      <TopUpDialog {...popup.props} {...(amount === undefined ? {} : { amount })} />
    </Suspense>
  );
}
