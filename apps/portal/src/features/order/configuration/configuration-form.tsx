import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useSetAtom } from 'jotai/react';
import { toOrderRequest } from '@portico/cart/cart-rules';
import type { PlanConfiguration } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { availableOptions, reconcileConfigoptions } from '@portico/pricing/available-options';
import type { ConfigurationChoice } from '@portico/pricing/price-configuration';
import { Grid } from '@portico/ui/grid';
import { OptionCard, OptionCardGroup } from '@portico/ui/option-card';
import { Stack } from '@portico/ui/stack';
import { OrderAddress } from '../../../flows/place-order/order-address.tsx';
import { PriceChange, priceChangeOf } from '../../../flows/place-order/price-change.tsx';
import { placeOrderMessages } from '../../../flows/place-order/place-order.messages.ts';
import { useItemDetails } from '../../../flows/place-order/use-item-details.ts';
import { isAskedInPlace, usePlaceOrder } from '../../../flows/place-order/use-place-order.ts';
import { usePlanAndPlace } from '../use-plan-and-place.ts';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { fieldErrorMessages } from '@portico/i18n/field-error.messages';
import { useForm } from '../../../forms/use-form.ts';
import { cart } from '../../../platform/cart.ts';
import { cartFact, notify } from '../../../platform/notifications.tsx';
import { billingCycleMessages } from '../../../operations/billing-cycle.messages.ts';
import styles from '../order.module.css';
import { orderMessages as m } from '../order.messages.ts';
import type { OrderSearch, OrderSearchChange } from '../order-search.ts';
import { choiceOf, itemOf, priceAsItStands } from './configuration-choice.ts';
import { dueOf, useItemPromo } from './use-item-promo.tsx';
import { usePersistedChoice } from './use-persisted-choice.ts';
import { ConfigurationOption } from './configuration-option.tsx';
import { OrderActions, OrderBar } from './order-actions.tsx';
import { OrderSummary } from './order-summary.tsx';
import { usePhoneWidth } from './use-phone-width.ts';

type ConfigurationFormProps = {
  readonly configuration: PlanConfiguration;
  readonly search: OrderSearch;
  readonly onSearchChange: OrderSearchChange;
};

const choiceTexts = { required: fieldErrorMessages.not_in_list };

/** The fourth step: period, options and total, priced by the same module as the order. */
export function ConfigurationForm({ configuration, search, onSearchChange }: ConfigurationFormProps) {
  const { formatMessage } = useIntl();
  const { money, percent } = useFormatters();
  const addToCart = useSetAtom(cart.addAtom);
  const openCart = useSetAtom(cart.modalOpenAtom);
  const ordering = usePlaceOrder();
  const { plan, billing_cycles: periods } = configuration;
  const name = usePlanAndPlace()(plan);
  const describe = useItemDetails();
  const phone = usePhoneWidth();
  /** What the page showed when the order was last sent, and the total that was sent. */
  const [sent, setSent] = useState<{ values: ConfigurationChoice; promocode: string | null; first: number | undefined; total: number }>();
  const offersQuotes = useOffered('quoteOrder');
  const offersPromo = useOffered('promo');

  const promocode = search.promocode ?? null;
  const changePromocode = (code: string | null) => void onSearchChange({ ...search, promocode: code ?? undefined }, { replace: true });

  const form = useForm({
    schema: (choice) => itemOf(configuration, { name, promocode, details: (price) => describe(configuration, price) }, choice),
    initial: (): ConfigurationChoice => choiceOf(configuration, search),
    submit: (item, values) => {
      const total = first ?? item.price;
      setSent({ values, promocode, first: due?.first, total });
      const ordered = { ...item, promocode: promo.orderedCode };
      return ordering.send({ body: toOrderRequest([ordered], offersQuotes ? { total } : undefined) }).catch(unlessAskedInPlace);
    },
    fieldOf: (path) => path.replace(/^order_items\.0\./u, ''),
    failed: placeOrderMessages.failed,
  });
  const { billing_cycle: cycle, configoptions } = form.values;
  usePersistedChoice(form.values, { configuration, search, onSearchChange });
  const period = form.field('billing_cycle', formatMessage(m.period));

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const checked = form.check();
    if (!checked) return;
    const change = addToCart(checked.output);
    if (!change.ok) notify.error(formatMessage(fieldErrorMessages[change.code], change.params));
    else {
      const toCart = { label: formatMessage(m.openCart), onAction: () => openCart(true) };
      notify.success(formatMessage(m.added, { plan: plan.name }), toCart, cartFact);
    }
  }

  const price = priceAsItStands(configuration, form.values);
  const promo = useItemPromo({ configuration, cycle, price, promocode, onChange: changePromocode });
  const due = dueOf(price, promo.quoted);
  const change = priceChangeOf(ordering.error);
  const isAsSent = sent?.values === form.values && sent.promocode === promocode && sent.first === due?.first;
  // The total that the API asks for, or that was accepted since, while the page still shows its former prices.
  const first: number | undefined = isAsSent ? (change?.now ?? sent.total) : due?.first;
  const actions = { busy: form.busy, onOrder: form.submit };

  return (
    <>
      <form {...form.props} onSubmit={add}>
        <Grid layout="with-aside">
          <Stack gap={6}>
            <OptionCardGroup
              className={styles.periods}
              label={formatMessage(m.period)}
              value={cycle ?? ''}
              onValueChange={(value) => period.onValueChange(periods.find((offer) => offer.billing_cycle === value)?.billing_cycle ?? null)}
              error={period.error}
            >
              {periods.map((offer) => (
                <OptionCard
                  key={offer.billing_cycle}
                  value={offer.billing_cycle}
                  title={formatMessage(billingCycleMessages[offer.billing_cycle])}
                  price={money(offer.price)}
                  benefit={offer.saving_percent > 0 ? formatMessage(m.saving, { percent: percent(offer.saving_percent / 100) }) : undefined}
                />
              ))}
            </OptionCardGroup>
            <div className={styles.options}>
              {availableOptions(configuration, configoptions).map((option) => {
                const field = form.field(`configoptions.${option.id}`, option.label, option.kind === 'choice' ? choiceTexts : undefined);
                return (
                  <ConfigurationOption
                    key={option.id}
                    option={option}
                    cycle={cycle ?? periods[0]?.billing_cycle ?? 'monthly'}
                    field={{
                      ...field,
                      onValueChange: (value) => {
                        field.onValueChange(value);
                        form.setValue('configoptions', (chosen) => reconcileConfigoptions(configuration, chosen));
                      },
                    }}
                  />
                );
              })}
            </div>
          </Stack>
          <OrderSummary
            configuration={configuration}
            cycle={cycle}
            price={price}
            quoted={promo.quoted}
            isOpen={promo.isOpen}
            promo={
              <>
                {offersPromo ? promo.entry : null}
                {change && change.now === first ? <PriceChange change={change} /> : null}
              </>
            }
            actions={phone ? undefined : <OrderActions {...actions} />}
          />
        </Grid>
        {phone ? <OrderBar {...actions} cycle={cycle} first={first} isFirstOnly={due?.first !== due?.next} /> : null}
      </form>
      <OrderAddress error={ordering.error} onSaved={form.submit} />
    </>
  );
}

function unlessAskedInPlace(error: unknown): void {
  if (!isAskedInPlace(error)) throw error;
}
