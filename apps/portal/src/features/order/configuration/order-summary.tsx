import type { ReactNode } from 'react';
import type { BillingCycle, PlanConfiguration, QuotedItem } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { describeConfiguration } from '@portico/pricing/describe-configuration';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
import type { Price, PriceLine } from '@portico/pricing/price-configuration';
import { Card } from '@portico/ui/card';
import { Stack } from '@portico/ui/stack';
import { dueOf } from './use-item-promo.tsx';
import { SumWithVat } from '../../../flows/place-order/sum-with-vat.tsx';
import { useVat } from '../../../flows/place-order/use-vat.ts';
import { vatMessages } from '../../../flows/place-order/vat.messages.ts';
import { itemMessages } from '../../../flows/place-order/item.messages.ts';
import styles from '../order.module.css';
import { orderMessages as m } from '../order.messages.ts';
import { usePlanAndPlace } from '../use-plan-and-place.ts';

type OrderSummaryProps = {
  readonly configuration: PlanConfiguration;
  readonly cycle: BillingCycle | null;
  readonly price: Price;
  /** The price with the promo code; undefined without one. */
  readonly quoted: QuotedItem | undefined;
  /** The quote for the promo code is loading. */
  readonly isOpen: boolean;
  /** The promo code field. */
  readonly promo: ReactNode;
  /** The order buttons, unless they are shown elsewhere. */
  readonly actions?: ReactNode;
};

/** The charged items, line by line, and the total of one period. */
export function OrderSummary({ configuration, cycle, price, quoted, isOpen, promo, actions }: OrderSummaryProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const { withVat, isAdded } = useVat();
  const { plan } = configuration;
  const due = dueOf(price, quoted);
  const isFirstOnly = due !== null && due.first !== due.next;
  const afterwards = due && formatMessage(m.afterwards, { cycle, price: money(withVat(due.next)) });
  const lines = price.ok ? price.lines.filter(({ kind, cents }) => kind === 'plan' || cents > 0) : [];
  const fees = price.ok ? price.lines.filter(({ setupCents }) => setupCents > 0) : [];
  const words = price.ok ? describeConfiguration(configuration, price.configoptions) : [];
  const planAndPlace = usePlanAndPlace()(plan);

  /** A quantity is charged beyond the included amount, so its line shows only the surplus. */
  function wordsOf({ id, quantity }: PriceLine): string {
    const option = words.find((one) => one.id === id);
    if (!option) return '';
    if (option.kind === 'toggle') return option.name;
    return option.kind === 'quantity'
      ? formatMessage(itemMessages.extra, { name: option.name, extra: quantity })
      : formatMessage(m.optionLine, { name: option.name, value: option.value });
  }

  function nameOf({ kind, id }: PriceLine): string {
    return kind === 'plan' ? plan.name : (words.find((one) => one.id === id)?.name ?? '');
  }

  return (
    <Card title={formatMessage(m.summary)} className={styles.summary} data-prices>
      <Stack gap={4}>
        {price.ok && cycle ? (
          <div aria-live="polite" aria-busy={isOpen || undefined}>
            <ul role="list" className={styles.lines}>
              {lines.map((line) => (
                <li key={`${line.kind} ${line.id}`} className={styles.line}>
                  <span>{line.kind === 'plan' ? planAndPlace : wordsOf(line)}</span>
                  <span className={styles.amount}>{money(eurosFromCents(line.cents))}</span>
                </li>
              ))}
              {quoted && quoted.discount > 0 ? (
                <li className={styles.line}>
                  <span>{formatMessage(m.discount, { code: quoted.promocode?.code ?? '' })}</span>
                  <span className={styles.amount}>{`−${money(quoted.discount)}`}</span>
                </li>
              ) : null}
              {fees.map((line) => (
                <li key={`fee ${line.kind} ${line.id}`} className={styles.line}>
                  <span>{formatMessage(m.setupLine, { name: nameOf(line) })}</span>
                  <span className={styles.amount}>{money(eurosFromCents(line.setupCents))}</span>
                </li>
              ))}
            </ul>
            <div className={styles.total}>
              <SumWithVat
                label={formatMessage(isFirstOnly ? m.firstPeriod : m.total, { cycle })}
                cents={centsFromEuros(due?.first ?? 0) ?? 0}
              />
            </div>
            {isFirstOnly ? (
              <p className={styles.then}>{isAdded ? formatMessage(vatMessages.total, { label: afterwards }) : afterwards}</p>
            ) : null}
          </div>
        ) : (
          <div>
            <p className={styles.line}>{planAndPlace}</p>
            <p className={styles.hint}>{formatMessage(cycle ? m.checkChoices : m.choosePeriodFirst)}</p>
          </div>
        )}
        {promo}
        {actions}
      </Stack>
    </Card>
  );
}
