import type { CartItemDraft } from '@portico/cart/cart-rules';
import type { PlanConfiguration } from '@portico/contract';
import { defaultConfigoptions, reconcileConfigoptions } from '@portico/pricing/available-options';
import { eurosFromCents } from '@portico/pricing/money';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import type { ConfigurationChoice, Price } from '@portico/pricing/price-configuration';
import type { ItemDetail } from '../../../flows/place-order/use-item-details.ts';
import type { OrderSearch } from '../order-search.ts';

/** What the form begins with: what the address says, as far as this plan has it, and what the plan comes with. A period is chosen, not filled in. */
export function choiceOf(configuration: PlanConfiguration, { period, options = {} }: OrderSearch): ConfigurationChoice {
  const kinds = new Map(configuration.options.map(({ id, kind }) => [id, kind === 'quantity' ? 'number' : 'string']));
  const fitting = Object.entries(options).filter(([id, value]) => typeof value === kinds.get(id));
  const offered = configuration.billing_cycles.find(({ billing_cycle: cycle }) => cycle === period);
  return {
    billing_cycle: offered?.billing_cycle ?? null,
    configoptions: reconcileConfigoptions(configuration, Object.fromEntries(fitting)),
  };
}

/** What the address says of a choice: the period, and the options that differ from what the plan comes with. */
export function searchOfChoice(
  configuration: PlanConfiguration,
  { billing_cycle: cycle, configoptions }: ConfigurationChoice,
): Pick<OrderSearch, 'period' | 'options'> {
  const defaults = defaultConfigoptions(configuration);
  const differing = Object.entries(configoptions).filter(([id, value]) => value !== '' && value !== defaults[id]);
  return { period: cycle ?? undefined, options: differing.length > 0 ? Object.fromEntries(differing) : undefined };
}

/** What it costs as it stands. A text costs nothing, so one that is not right yet takes no price away. */
export function priceAsItStands(configuration: PlanConfiguration, choice: ConfigurationChoice): Price {
  const texts = new Set(configuration.options.flatMap(({ id, kind }) => (kind === 'text' ? [id] : [])));
  const without = Object.fromEntries(Object.entries(choice.configoptions).filter(([id]) => !texts.has(id)));
  const price = priceConfiguration(configuration, choice);
  return price.ok ? price : priceConfiguration(configuration, { ...choice, configoptions: without });
}

type ItemWords = {
  readonly name: string;
  readonly promocode: string | null;
  readonly details: (price: Price & { ok: true }) => readonly ItemDetail[];
};

/** The rules of a configuration: the item that it makes, or why it makes none. */
export function itemOf(configuration: PlanConfiguration, { name, promocode, details }: ItemWords, choice: ConfigurationChoice) {
  const price = priceConfiguration(configuration, choice);
  if (price.ok && choice.billing_cycle !== null) {
    const item: CartItemDraft = {
      name,
      count: 1,
      billing_cycle: choice.billing_cycle,
      price: eurosFromCents(price.unitCents),
      details: details(price).map((detail) => ({ name: detail.name, value: detail.value })),
      tariff: configuration.plan.tariff,
      configoptions: price.configoptions,
      promocode,
    };
    return { ok: true, output: item } as const;
  }
  const issues = (price.ok ? [] : price.issues).map((issue) =>
    issue.path === 'billing_cycle' ? { ...issue, code: 'period_unavailable' as const } : issue,
  );
  return { ok: false, issues } as const;
}
