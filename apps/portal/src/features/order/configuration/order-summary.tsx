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
import { itemMessages } from '../../../flows/place-order/item.messages.ts';
import styles from '../order.module.css';
import { orderMessages as m } from '../order.messages.ts';

type OrderSummaryProps = {
  readonly configuration: PlanConfiguration;
  readonly cycle: BillingCycle | null;
  readonly price: Price;
  /** What it costs with its promo code; undefined where there is none. */
  readonly quoted: QuotedItem | undefined;
  /** What the code does is asked for. */
  readonly isOpen: boolean;
  /** Where a code is entered. */
  readonly promo: ReactNode;
  /** What can be done with it, unless that stands elsewhere. */
  readonly actions?: ReactNode;
};

/** What costs something, line by line, and the total of a period. */
export function OrderSummary({ configuration, cycle, price, quoted, isOpen, promo, actions }: OrderSummaryProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const { withVat } = useVat();
  const { plan } = configuration;
  const due = dueOf(price, quoted);
  const isFirstOnly = due !== null && due.first !== due.next;
  const lines = price.ok ? price.lines.filter(({ kind, cents }) => kind === 'plan' || cents > 0) : [];
  const fees = price.ok ? price.lines.filter(({ setupCents }) => setupCents > 0) : [];
  const words = price.ok ? describeConfiguration(configuration, price.configoptions) : [];
  const planAndPlace = formatMessage(m.planAndPlace, { plan: plan.name, city: plan.city });

  /** A quantity is priced by what is beyond the included, so that is what its line says. */
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
    <Card title={formatMessage(m.summary)} className={styles.summary}>
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
            {isFirstOnly ? <p className={styles.then}>{formatMessage(m.afterwards, { cycle, price: money(withVat(due.next)) })}</p> : null}
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
