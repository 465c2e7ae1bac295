import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { Grid } from '@portico/ui/grid';
import { Money } from '@portico/ui/money';
import { OptionCard, OptionCardGroup } from '@portico/ui/option-card';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { useState, type ReactElement } from 'react';
import { linkTo } from '../frame/link-to.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { euros } from '../frame/wording.ts';
import { OrderSummary } from '../wizard/order-summary.tsx';
import { emptyOrder, linesOf, periods, plans } from '../wizard/order.ts';

/** Plans to compare, the payment period, and the price of both. */
export function PlanPage(): ReactElement {
  const [order, setOrder] = useState({ ...emptyOrder, placement: 'fra', plan: 'nvme-8', backups: false });
  const priceOf = (plan: string, period: string) => linesOf({ ...order, plan, period })[0]?.cents ?? 0;
  return (
    <PortalFrame current="order">
      <Stack gap={5}>
        <PageHeader
          title="Choose a plan"
          breadcrumbs={<Breadcrumbs label="Breadcrumbs" items={[{ label: 'Virtual server', render: linkTo('order') }]} />}
        />
        <Grid layout="with-aside">
          <Stack gap={6}>
            <OptionCardGroup label="Plan" value={order.plan} onValueChange={(plan) => setOrder({ ...order, plan })}>
              {plans.map(({ value, title, description }) => (
                <OptionCard
                  key={value}
                  value={value}
                  title={title}
                  description={description}
                  price={<Money cents={priceOf(value, order.period)} format={euros} />}
                />
              ))}
            </OptionCardGroup>
            <OptionCardGroup label="Payment period" value={order.period} onValueChange={(period) => setOrder({ ...order, period })}>
              {periods.map(({ value, title, note }) => (
                <OptionCard
                  key={value}
                  value={value}
                  title={title}
                  price={<Money cents={priceOf(order.plan, value)} format={euros} />}
                  benefit={note || undefined}
                />
              ))}
            </OptionCardGroup>
          </Stack>
          <OrderSummary order={order} onPlace={() => undefined} busy={false} />
        </Grid>
      </Stack>
    </PortalFrame>
  );
}
