import { useState } from 'react';
import { useSetAtom } from 'jotai/react';
import type { BillingCycle, ConfigOptions, PlanConfiguration } from '@portico/contract';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { availableOptions, defaultConfigoptions, reconcileConfigoptions } from '@portico/pricing/available-options';
import { eurosFromCents } from '@portico/pricing/money';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import { Grid } from '@portico/ui/grid';
import { OptionCard, OptionCardGroup } from '@portico/ui/option-card';
import { Stack } from '@portico/ui/stack';
import { usePlaceOrder } from '../../calls/use-place-order.ts';
import { fieldErrorMessages } from '../../forms/field-error.messages.ts';
import { cart } from '../../platform/cart.ts';
import { notify } from '../../platform/notifications.tsx';
import { billingCycleMessages } from '../../platform/vocabulary.messages.ts';
import { ConfigurationOption } from './configuration-option.tsx';
import styles from './order.module.css';
import { OrderSummary } from './order-summary.tsx';
import { orderMessages as m } from './order.messages.ts';

/** The fourth step: period, options, and what it all costs, priced by the same module as the order. */
export function ConfigurationForm({ configuration }: { readonly configuration: PlanConfiguration }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { money, percent } = useFormatters();
  const [cycle, setCycle] = useState<BillingCycle | null>(null);
  const [configoptions, setConfigoptions] = useState<ConfigOptions>(() => defaultConfigoptions(configuration));
  const [judged, setJudged] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const addToCart = useSetAtom(cart.addAtom);
  const openCart = useSetAtom(cart.modalOpenAtom);
  const { placeOrder, busy, refusals } = usePlaceOrder();

  const price = priceConfiguration(configuration, { billing_cycle: cycle, configoptions });
  const { plan } = configuration;

  function errorOf(path: string, label: string): string | undefined {
    const own = price.ok || !(judged || left.has(path)) ? undefined : price.issues.find((issue) => issue.path === path);
    const issue = own ?? refusals.find((refusal) => refusal.path === path);
    if (!issue) return undefined;
    const message = path === 'billing_cycle' ? fieldErrorMessages.period_unavailable : fieldErrorMessages[issue.code];
    return formatMessage(message, { field: label, ...issue.params });
  }

  function choose(id: string, value: string | number): void {
    setConfigoptions((before) => reconcileConfigoptions(configuration, { ...before, [id]: value }));
  }

  /** The configuration as a line of the cart; null, with the errors shown, while something is missing or wrong. */
  function line() {
    setJudged(true);
    if (!price.ok || cycle === null) {
      notify.error(formatMessage(cycle === null ? fieldErrorMessages.period_unavailable : m.checkChoices));
      return null;
    }
    return {
      name: formatMessage(m.planAndPlace, { plan: plan.name, city: plan.city }),
      count: 1,
      billing_cycle: cycle,
      price: eurosFromCents(price.unitCents),
      details: price.details,
      tariff: plan.tariff,
      configoptions: price.configoptions,
      promocode: null,
    };
  }

  function add(): void {
    const item = line();
    if (!item) return;
    const change = addToCart(item);
    if (!change.ok) notify.error(formatMessage(fieldErrorMessages[change.code], change.params));
    else notify.success(formatMessage(m.added, { plan: plan.name }), { label: formatMessage(m.openCart), onAction: () => openCart(true) });
  }

  function orderNow(): void {
    const item = line();
    if (!item) return;
    const { tariff, configoptions: chosen, count, billing_cycle, promocode } = item;
    void placeOrder({ order_items: [{ tariff, configoptions: chosen, count, billing_cycle, promocode }], payment_method: 1 });
  }

  return (
    <Grid layout="with-aside">
      <Stack gap={6}>
        <OptionCardGroup
          label={formatMessage(m.period)}
          value={cycle ?? ''}
          onValueChange={(value) =>
            setCycle(configuration.billing_cycles.find((offer) => offer.billing_cycle === value)?.billing_cycle ?? null)
          }
          error={errorOf('billing_cycle', formatMessage(m.period))}
        >
          {configuration.billing_cycles.map((offer) => (
            <OptionCard
              key={offer.billing_cycle}
              value={offer.billing_cycle}
              title={formatMessage(billingCycleMessages[offer.billing_cycle])}
              price={money(offer.price)}
              note={offer.saving_percent > 0 ? formatMessage(m.saving, { percent: percent(offer.saving_percent / 100) }) : undefined}
            />
          ))}
        </OptionCardGroup>
        <div className={styles.options}>
          {availableOptions(configuration, configoptions).map((option) => (
            <ConfigurationOption
              key={option.id}
              option={option}
              cycle={cycle ?? configuration.billing_cycles[0]?.billing_cycle ?? 'monthly'}
              value={configoptions[option.id]}
              error={errorOf(`configoptions.${option.id}`, option.label)}
              onChange={(value) => choose(option.id, value)}
              onLeave={() => setLeft((before) => new Set(before).add(`configoptions.${option.id}`))}
            />
          ))}
        </div>
      </Stack>
      <OrderSummary plan={plan} cycle={cycle} price={price} busy={busy} onAdd={add} onOrder={orderNow} />
    </Grid>
  );
}
