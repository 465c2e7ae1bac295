import { Suspense, useState } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import type { ButtonProps } from '@portico/ui/button';
import { lazily, whenOnline } from '@portico/ui/lazily';
import { useDeniedReason } from '../../operations/rights/use-denied-reason.ts';
import { prefetch } from '../../platform/missing-code.ts';
import { assignMessages as m } from './assign-traffic.messages.ts';

const loadDialog = whenOnline(() => import('./assign-traffic-dialog.tsx'));
const AssignTrafficDialog = lazily(loadDialog, (module) => module.AssignTrafficDialog);

type AssignTrafficButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'disabledReason'> & {
  readonly service?: { readonly id: number; readonly hostname: string } | undefined;
};

/** Opens the assignment dialog, whose code loads on hover or focus. */
export function AssignTrafficButton({ service, disabledReason, ...look }: AssignTrafficButtonProps) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('assignTraffic');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        disabledReason={denied ?? disabledReason}
        onPointerEnter={() => prefetch(loadDialog)}
        onFocus={() => prefetch(loadDialog)}
        onClick={() => setIsOpen(true)}
      >
        {formatMessage(m.assign)}
      </Button>
      {isOpen ? (
        <Suspense>
          <AssignTrafficDialog service={service} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
