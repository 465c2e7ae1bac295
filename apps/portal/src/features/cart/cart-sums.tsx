import type { CartItem } from '@portico/cart/cart-item';
import { setupCents, totalCents } from '@portico/cart/cart-rules';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
import type { BillingCycle, Quote } from '@portico/contract';
import { SumWithVat } from '../../flows/place-order/sum-with-vat.tsx';
import { useVat } from '../../flows/place-order/use-vat.ts';
import { vatMessages } from '../../flows/place-order/vat.messages.ts';
import styles from './cart.module.css';
import { cartMessages as m, renewalMessages } from './cart.messages.ts';

// `Object.keys` returns string[], but a literal has exactly the keys of its type.
const cycles = Object.keys(monthsOfCycle) as BillingCycle[];

type CartSumsProps = {
  readonly items: readonly CartItem[];
  readonly quote: Quote | undefined;
  readonly total: number;
  /** The sums may change when the quote arrives. */
  readonly isOpen: boolean;
};

/** The total due now, and what renews and how often. */
export function CartSums({ items, quote, total, isOpen }: CartSumsProps) {
  const { formatMessage } = useIntl();
  const { list, money } = useFormatters();
  const { withVat, isAdded } = useVat();
  const isReduced = quote !== undefined && quote.discount > 0;
  const fees = quote?.setup_fee ?? eurosFromCents(setupCents(items));
  const renewals = cycles.flatMap((cycle) => {
    const own = items.filter((item) => item.billing_cycle === cycle);
    return own.length > 0
      ? [formatMessage(renewalMessages[cycle], { price: money(withVat(eurosFromCents(renewalOf(own, items, quote)))) })]
      : [];
  });
  const renews = formatMessage(m.renews, { list: list(renewals) });
  return (
    <div aria-busy={isOpen || undefined}>
      {isReduced || fees > 0 ? (
        <dl className={styles.sums}>
          <dt>{formatMessage(isReduced ? m.subtotal : m.firstPeriods)}</dt>
          <dd>{money(quote?.subtotal ?? eurosFromCents(totalCents(items)))}</dd>
          {isReduced ? (
            <>
              <dt>{formatMessage(m.discount)}</dt>
              <dd>{`−${money(quote.discount)}`}</dd>
            </>
          ) : null}
          {fees > 0 ? (
            <>
              <dt>{formatMessage(m.setup)}</dt>
              <dd>{money(fees)}</dd>
            </>
          ) : null}
        </dl>
      ) : null}
      <SumWithVat label={formatMessage(m.dueNow)} cents={centsFromEuros(total) ?? 0} />
      <p className={styles.renewals}>{isAdded ? formatMessage(vatMessages.total, { label: renews }) : renews}</p>
    </div>
  );
}

/** Returns the renewal amount in cents. First-period discounts end with the renewal, and one-time fees do not recur. */
function renewalOf(own: readonly CartItem[], items: readonly CartItem[], quote: Quote | undefined): number {
  if (!quote) return totalCents(own);
  return own.reduce((sum, item) => sum + (centsFromEuros(quote.items[items.indexOf(item)]?.renewal ?? 0) ?? 0), 0);
}
