import type { CartItemDraft } from '@portico/cart/cart-rules';
import type { Option, PlanConfiguration } from '@portico/contract';
import { defaultConfigoptions, reconcileConfigoptions } from '@portico/pricing/available-options';
import { eurosFromCents } from '@portico/pricing/money';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import type { ConfigurationChoice, Price } from '@portico/pricing/price-configuration';
import type { ItemDetail } from '../../../flows/place-order/use-item-details.ts';
import type { OrderSearch } from '../order-search.ts';

const typeOf = { choice: 'string', quantity: 'number', toggle: 'boolean', text: 'string' } as const satisfies Record<
  Option['kind'],
  string
>;

/** What the form begins with: what the address says, as far as this plan has it, and what the plan comes with. A period is chosen, not filled in. */
export function choiceOf(configuration: PlanConfiguration, { period, options = {} }: OrderSearch): ConfigurationChoice {
  const kinds = new Map(configuration.options.map(({ id, kind }) => [id, typeOf[kind]]));
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
  // A quantity that is no whole number is no part of an address.
  const isWritable = (value: unknown) => value !== '' && (typeof value !== 'number' || Number.isSafeInteger(value));
  const differing = Object.entries(configoptions).filter(([id, value]) => isWritable(value) && value !== defaults[id]);
  return { period: cycle ?? undefined, options: differing.length > 0 ? Object.fromEntries(differing) : undefined };
}

/** What it costs as it stands. A text that is not right yet is being typed: it takes no price away, and adds none. */
export function priceAsItStands(configuration: PlanConfiguration, choice: ConfigurationChoice): Price {
  const price = priceConfiguration(configuration, choice);
  if (price.ok) return price;
  const wrong = new Set(price.issues.map(({ path }) => path.replace(/^configoptions\./u, '')));
  const isTyped = ({ id, kind }: Option) => kind === 'text' && wrong.has(id);
  const typed = new Set(configuration.options.filter(isTyped).map(({ id }) => id));
  const options = configuration.options.filter(({ id }) => !typed.has(id));
  const kept = Object.entries(choice.configoptions).filter(([id]) => !typed.has(id));
  return priceConfiguration({ ...configuration, options }, { ...choice, configoptions: Object.fromEntries(kept) });
}

/** Of one unit, as a line of the cart keeps them. */
export function pricesOf({ unitCents, setupCents }: Price & { ok: true }): Pick<CartItemDraft, 'price' | 'setup_fee'> {
  return { price: eurosFromCents(unitCents), ...(setupCents > 0 && { setup_fee: eurosFromCents(setupCents) }) };
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
      ...pricesOf(price),
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
