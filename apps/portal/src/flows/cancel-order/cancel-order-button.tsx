import { useState } from 'react';
import type { OrderCancellation } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import type { ButtonProps } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { Refusal } from '../../operations/failures/refusal.tsx';
import { useDeniedReason } from '../../operations/rights/use-denied-reason.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { notify } from '../../platform/notifications.tsx';
import { cancelOrderMessages as m } from './cancel-order.messages.ts';

type CancelOrderButtonProps = { readonly invoiceId: number; readonly size?: ButtonProps['size'] };

/** Cancels an unpaid order. The server's plan says what that cancels, and the client confirms it. */
export function CancelOrderButton({ invoiceId, size }: CancelOrderButtonProps) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('cancelOrder');
  const [plan, setPlan] = useState<OrderCancellation>();
  const planning = useOperation('cancelOrder', { failed: m.failed, failureTitle: m.failed, onSuccess: setPlan });
  const begin = () => void planning.run({ query: { id: invoiceId }, body: { dry_run: true } });
  return (
    <>
      <Button variant="danger-quiet" size={size} busy={planning.busy} disabledReason={denied} onClick={begin}>
        {formatMessage(m.cancel)}
      </Button>
      {plan ? <CancelOrderQuestion plan={plan} onClose={() => setPlan(undefined)} /> : null}
    </>
  );
}

function CancelOrderQuestion({ plan, onClose }: { readonly plan: OrderCancellation; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const { invoice_id: id, amount, services } = plan;
  const cancelling = useOperation('cancelOrder', {
    onSuccess: () => {
      onClose();
      notify.success(formatMessage(m.done));
    },
    isShownInPlace: true,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={formatMessage(m.title)}
      confirmLabel={formatMessage(m.cancel)}
      cancelLabel={formatMessage(m.keep)}
      busy={cancelling.busy}
      onConfirm={() => void cancelling.run({ query: { id }, body: { dry_run: false } })}
    >
      <Stack gap={3}>
        <p>{formatMessage(m.text, { count: services.length, invoice: String(id), amount: money(amount) })}</p>
        <ul role="list">
          {services.map((service) => (
            <li key={service.id}>{formatMessage(m.service, { name: service.tariff_name, hostname: service.hostname })}</li>
          ))}
        </ul>
        <Refusal error={cancelling.error} failureTitle={m.failed} />
      </Stack>
    </ConfirmDialog>
  );
}
