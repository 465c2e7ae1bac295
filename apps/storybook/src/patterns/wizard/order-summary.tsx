import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { Money } from '@portico/ui/money';
import { Stack } from '@portico/ui/stack';
import type { ReactElement } from 'react';
import { euros } from '../frame/wording.ts';
import { linesOf, periods, type Order } from './order.ts';
import styles from './order-wizard.module.css';

interface OrderSummaryProps {
  order: Order;
  /** Set on the last step; before it, the summary is read-only. */
  onPlace?: (() => void) | undefined;
  busy: boolean;
}

/** The price so far. It stays in view while choices change it. */
export function OrderSummary({ order, onPlace, busy }: OrderSummaryProps): ReactElement {
  const lines = linesOf(order);
  const period = periods.find(({ value }) => value === order.period) ?? periods[0];
  return (
    <Card title="Summary">
      {lines.length === 0 ? (
        <p className={styles.quiet}>Choose a plan to see the price.</p>
      ) : (
        <Stack gap={4}>
          <DescriptionList
            layout="sums"
            items={lines.map(({ id, term, cents }) => ({ id, term, value: <Money cents={cents} format={euros} /> }))}
          />
          <div className={styles.total} aria-live="polite">
            <span>{period.every}</span>
            <Money size="total" cents={lines.reduce((sum, { cents }) => sum + cents, 0)} format={euros} />
          </div>
          {onPlace ? (
            <Stack gap={2}>
              <Button variant="primary" size="lg" busy={busy} onClick={onPlace}>
                Place order
              </Button>
              <Button size="lg" disabled={busy}>
                Add to cart
              </Button>
            </Stack>
          ) : null}
        </Stack>
      )}
    </Card>
  );
}
