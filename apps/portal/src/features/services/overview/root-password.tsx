import { useState } from 'react';
import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { offersCapability } from '@portico/validation/service-capabilities';
import { Refusal } from '../../../operations/failures/refusal.tsx';
import { useBlockedReason } from '../view/use-blocked-reason.ts';
import { useServiceAction } from '../view/use-service-action.ts';
import { accessMessages as m } from './access.messages.ts';
import { RevealedSecret } from './revealed-secret.tsx';

/** The root password: shown and reset on demand. */
export function useRootPasswordRow(service: ServiceDetails) {
  const { formatMessage } = useIntl();
  const [isConfirming, setIsConfirming] = useState(false);
  const blockedText = useBlockedReason(service);
  const isChanging = service.action?.command === 'reset_root_password' || service.action?.command === 'reinstall';
  return {
    row: {
      id: 'password',
      term: formatMessage(m.rootPassword),
      value: service.has_root_password ? (
        // The key remounts the field after a reset, so that the old password disappears.
        <RevealedSecret
          key={String(isChanging)}
          operation="revealRootPassword"
          serviceId={service.id}
          name={formatMessage(m.rootPassword)}
          denied={blockedText('reveal_root_password', 'revealRootPassword')}
        />
      ) : (
        formatMessage(m.none)
      ),
      end: offersCapability('reset_root_password', service) ? (
        <Button
          size="sm"
          variant="quiet"
          aria-haspopup="dialog"
          disabledReason={blockedText('reset_root_password', 'resetRootPassword')}
          onClick={() => setIsConfirming(true)}
        >
          {formatMessage(m.reset)}
        </Button>
      ) : undefined,
    },
    dialog: isConfirming ? <ResetQuestion service={service} onClose={() => setIsConfirming(false)} /> : null,
  };
}

function ResetQuestion({ service, onClose }: { readonly service: ServiceDetails; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const resetting = useServiceAction('resetRootPassword', { onBegun: onClose, isShownInPlace: true });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={formatMessage(m.resetTitle, { hostname: service.hostname })}
      confirmLabel={formatMessage(m.resetConfirm)}
      busy={resetting.busy}
      onConfirm={() => void resetting.run({ query: { id: service.id } })}
    >
      <Stack gap={3}>
        <p>{formatMessage(m.resetText)}</p>
        <Refusal error={resetting.error} failureTitle={m.resetFailed} />
      </Stack>
    </ConfirmDialog>
  );
}
