import type { CartItem } from '@portico/cart/cart-item';
import { totalCents } from '@portico/cart/cart-rules';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';
import { eurosFromCents } from '@portico/pricing/money';
import type { BillingCycle } from '@portico/contract';
import { SumWithVat } from '../../flows/place-order/sum-with-vat.tsx';
import { useVat } from '../../flows/place-order/use-vat.ts';
import styles from './cart.module.css';
import { cartMessages as m, renewalMessages } from './cart.messages.ts';

// The keys of a literal are those of its type.
const cycles = Object.keys(monthsOfCycle) as BillingCycle[];

/** What is due now, and what comes again and how often. */
export function CartSums({ items }: { readonly items: readonly CartItem[] }) {
  const { formatMessage } = useIntl();
  const { list, money } = useFormatters();
  const { split } = useVat();
  const withVat = (own: readonly CartItem[]) => money(eurosFromCents(split(totalCents(own)).grossCents));
  const renewals = cycles.flatMap((cycle) => {
    const own = items.filter((item) => item.billing_cycle === cycle);
    return own.length > 0 ? [formatMessage(renewalMessages[cycle], { price: withVat(own) })] : [];
  });
  return (
    <div>
      <SumWithVat label={formatMessage(m.dueNow)} cents={totalCents(items)} />
      <p className={styles.renewals}>{formatMessage(m.renews, { list: list(renewals) })}</p>
    </div>
  );
}
