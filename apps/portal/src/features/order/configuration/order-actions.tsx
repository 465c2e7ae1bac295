import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import type { BillingCycle } from '@portico/contract';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useVat } from '../../../flows/place-order/use-vat.ts';
import { vatMessages } from '../../../flows/place-order/vat.messages.ts';
import styles from '../order.module.css';
import { orderMessages as m } from '../order.messages.ts';

type OrderActionsProps = { readonly busy: boolean; readonly onOrder: () => void };

/** "Add to cart" submits the form, as Enter does; "Order now" places the order at once. */
export function OrderActions({ busy, onOrder }: OrderActionsProps) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('placeOrder');
  return (
    <Stack gap={2} className={styles.actions}>
      <Button type="submit" variant="primary" size="lg" disabled={busy} disabledReason={denied}>
        {formatMessage(m.addToCart)}
      </Button>
      <Button size="lg" busy={busy} disabledReason={denied} onClick={onOrder}>
        {formatMessage(m.orderNow)}
      </Button>
    </Stack>
  );
}

type OrderBarProps = OrderActionsProps & {
  readonly cycle: BillingCycle | null;
  /** The first payment in euros; undefined while there is no price. */
  readonly first: number | undefined;
  /** The renewals cost something else. */
  readonly isFirstOnly: boolean;
};

/** Total and actions on a phone, always in reach. */
export function OrderBar({ cycle, first, isFirstOnly, ...actions }: OrderBarProps) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const { terms, failed, withVat, isAdded } = useVat();
  const label = (of: BillingCycle) => formatMessage(isFirstOnly ? m.firstPeriod : m.total, { cycle: of });
  return (
    <div className={styles.bar}>
      {first !== undefined && cycle ? (
        <div className={styles.total}>
          <span>{isAdded ? formatMessage(vatMessages.total, { label: label(cycle) }) : label(cycle)}</span>
          <strong className={styles.totalAmount}>{terms === 'unknown' && !failed ? '…' : money(withVat(first))}</strong>
        </div>
      ) : null}
      <OrderActions {...actions} />
    </div>
  );
}
