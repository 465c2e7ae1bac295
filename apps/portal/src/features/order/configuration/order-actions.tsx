import { useFormatters, useIntl } from '@portico/i18n/react';
import { eurosFromCents } from '@portico/pricing/money';
import type { BillingCycle } from '@portico/contract';
import type { Price } from '@portico/pricing/price-configuration';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { useDenied } from '../../../calls/use-denied.ts';
import styles from '../order.module.css';
import { orderMessages as m } from '../order.messages.ts';

type OrderActionsProps = { readonly busy: boolean; readonly onAdd: () => void; readonly onOrder: () => void };

/** Into the cart, or ordered at once. */
export function OrderActions({ busy, onAdd, onOrder }: OrderActionsProps) {
  const { formatMessage } = useIntl();
  const denied = useDenied('placeOrder');
  return (
    <Stack gap={2} className={styles.actions}>
      <Button variant="primary" size="lg" disabled={busy} disabledReason={denied} onClick={onAdd}>
        {formatMessage(m.addToCart)}
      </Button>
      <Button size="lg" busy={busy} disabledReason={denied} onClick={onOrder}>
        {formatMessage(m.orderNow)}
      </Button>
    </Stack>
  );
}

type OrderBarProps = OrderActionsProps & { readonly cycle: BillingCycle | null; readonly price: Price };

/** Total and actions of a phone, in reach wherever the person is on the page. */
export function OrderBar({ cycle, price, ...actions }: OrderBarProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  return (
    <div className={styles.bar}>
      {price.ok && cycle ? (
        <div className={styles.total}>
          <span>{formatMessage(m.total, { cycle })}</span>
          <strong className={styles.totalAmount}>{money(eurosFromCents(price.unitCents))}</strong>
        </div>
      ) : null}
      <OrderActions {...actions} />
    </div>
  );
}
