import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@portico/ui/button';
import { lazily } from '@portico/ui/lazily';
import { useDenied } from '../../calls/use-denied.ts';
import { loadTopUp } from './load-top-up.ts';

const TopUpDialog = lazily(loadTopUp);

/** A page's way to more balance. The dialog's code comes when the pointer does. */
export function TopUpButton({ children }: { readonly children: ReactNode }) {
  const denied = useDenied('topUpBalance');
  // What was typed stays while it is closed.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        disabledReason={denied}
        onPointerEnter={() => void loadTopUp()}
        onClick={() => setDialog('open')}
      >
        {children}
      </Button>
      {dialog === 'never' ? null : (
        <Suspense>
          <TopUpDialog open={dialog === 'open'} onOpenChange={(open) => setDialog(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  );
}
