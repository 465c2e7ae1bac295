import type { ReactNode } from 'react';
import { Button } from '@portico/ui/button';
import { useDeniedReason } from '../../operations/rights/use-denied-reason.ts';
import { prefetch } from '../../platform/missing-code.ts';
import { useLazyPopup } from '../../platform/use-lazy-popup.ts';
import { LazyTopUp } from './lazy-top-up.tsx';
import { loadTopUp } from './load-top-up.ts';

/** A page's top-up button. The dialog's code loads on hover. */
export function TopUpButton({ children }: { readonly children: ReactNode }) {
  const denied = useDeniedReason('topUpBalance');
  const popup = useLazyPopup();
  return (
    <>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        disabledReason={denied}
        onPointerEnter={() => prefetch(loadTopUp)}
        onClick={popup.show}
      >
        {children}
      </Button>
      <LazyTopUp popup={popup} />
    </>
  );
}
