import type { CartItem } from '@portico/cart/cart-item';
import { totalPrice } from '@portico/cart/cart-rules';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
import type { BillingCycle, Quote } from '@portico/contract';
import styles from './cart.module.css';
import { cartMessages as m, renewalMessages } from './cart.messages.ts';

// The keys of a literal are those of its type.
const cycles = Object.keys(monthsOfCycle) as BillingCycle[];

type CartSumsProps = {
  readonly items: readonly CartItem[];
  readonly quote: Quote | undefined;
  readonly total: number;
  /** It may change in a moment. */
  readonly isOpen: boolean;
};

/** What is due now, and what comes again and how often. */
export function CartSums({ items, quote, total, isOpen }: CartSumsProps) {
  const { formatMessage } = useIntl();
  const { list, money } = useFormatters();
  const renewals = cycles.flatMap((cycle) => {
    const own = items.filter((item) => item.billing_cycle === cycle);
    return own.length > 0 ? [formatMessage(renewalMessages[cycle], { price: money(renewalOf(own, items, quote)) })] : [];
  });
  return (
    <div aria-busy={isOpen || undefined}>
      {quote && quote.discount > 0 ? (
        <dl className={styles.sums}>
          <dt>{formatMessage(m.subtotal)}</dt>
          <dd>{money(quote.subtotal)}</dd>
          <dt>{formatMessage(m.discount)}</dt>
          <dd>{`−${money(quote.discount)}`}</dd>
        </dl>
      ) : null}
      <div className={styles.total}>
        <span className={styles.totalLabel}>{formatMessage(m.dueNow)}</span>
        <strong className={styles.totalAmount}>{money(total)}</strong>
      </div>
      <p className={styles.renewals}>{formatMessage(m.renews, { list: list(renewals) })}</p>
    </div>
  );
}

function renewalOf(own: readonly CartItem[], items: readonly CartItem[], quote: Quote | undefined): number {
  if (!quote) return totalPrice(own);
  const cents = own.map((item) => centsFromEuros(quote.items[items.indexOf(item)]?.renewal ?? 0) ?? 0);
  return eurosFromCents(cents.reduce((sum, one) => sum + one, 0));
}
