import type { CartItem } from '@portico/cart/cart-item';
import { totalPrice } from '@portico/cart/cart-rules';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';
import type { BillingCycle } from '@portico/contract';
import styles from './cart.module.css';
import { cartMessages as m, renewalMessages } from './cart.messages.ts';

// The keys of a literal are those of its type.
const cycles = Object.keys(monthsOfCycle) as BillingCycle[];

/** What is due now, and what comes again and how often. */
export function CartSums({ items }: { readonly items: readonly CartItem[] }) {
  const { formatMessage } = useIntl();
  const { list, money } = useFormatters();
  const renewals = cycles.flatMap((cycle) => {
    const own = items.filter((item) => item.billing_cycle === cycle);
    return own.length > 0 ? [formatMessage(renewalMessages[cycle], { price: money(totalPrice(own)) })] : [];
  });
  return (
    <div>
      <div className={styles.total}>
        <span className={styles.totalLabel}>{formatMessage(m.dueNow)}</span>
        <strong className={styles.totalAmount}>{money(totalPrice(items))}</strong>
      </div>
      <p className={styles.renewals}>{formatMessage(m.renews, { list: list(renewals) })}</p>
    </div>
  );
}
