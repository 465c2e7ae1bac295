import type { ReactNode } from 'react';
import { Button } from '@portico/ui/button';
import { useDenied } from '../../calls/use-denied.ts';
import { fetchAhead } from '../../platform/missing-code.ts';
import { useLatePopup } from '../../platform/use-late-popup.ts';
import { LateTopUp } from './late-top-up.tsx';
import { loadTopUp } from './load-top-up.ts';

/** A page's way to more balance. The dialog's code comes when the pointer does. */
export function TopUpButton({ children }: { readonly children: ReactNode }) {
  const denied = useDenied('topUpBalance');
  const popup = useLatePopup();
  return (
    <>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        disabledReason={denied}
        onPointerEnter={() => fetchAhead(loadTopUp)}
        onClick={popup.show}
      >
        {children}
      </Button>
      <LateTopUp popup={popup} />
    </>
  );
}
