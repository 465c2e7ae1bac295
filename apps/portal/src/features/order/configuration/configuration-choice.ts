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

/** Returns the form's initial values: the valid ones from the URL, then the plan's defaults. A period is never preselected. */
export function choiceOf(configuration: PlanConfiguration, { period, options = {} }: OrderSearch): ConfigurationChoice {
  const kinds = new Map(configuration.options.map(({ id, kind }) => [id, typeOf[kind]]));
  const fitting = Object.entries(options).filter(([id, value]) => typeof value === kinds.get(id));
  const offered = configuration.billing_cycles.find(({ billing_cycle: cycle }) => cycle === period);
  return {
    billing_cycle: offered?.billing_cycle ?? null,
    configoptions: reconcileConfigoptions(configuration, Object.fromEntries(fitting)),
  };
}

/** Returns the search parameters of a choice: the period, and the options that differ from the plan's defaults. */
export function searchOfChoice(
  configuration: PlanConfiguration,
  { billing_cycle: cycle, configoptions }: ConfigurationChoice,
): Pick<OrderSearch, 'period' | 'options'> {
  const defaults = defaultConfigoptions(configuration);
  // Empty values and fractional quantities are left out of the URL.
  const isWritable = (value: unknown) => value !== '' && (typeof value !== 'number' || Number.isSafeInteger(value));
  const differing = Object.entries(configoptions).filter(([id, value]) => isWritable(value) && value !== defaults[id]);
  return { period: cycle ?? undefined, options: differing.length > 0 ? Object.fromEntries(differing) : undefined };
}

/** Returns the current price. A text option that is still invalid is left out, so that typing does not hide the price. */
export function priceAsItStands(configuration: PlanConfiguration, choice: ConfigurationChoice): Price {
  const price = priceConfiguration(configuration, choice);
  if (price.ok) return price;
  const wrong = new Set(price.issues.map(({ path }) => path.replace(/^configoptions\./u, '')));
  const isTyped = ({ id, kind }: Option) => kind === 'text' && wrong.has(id);
  const typed = new Set(configuration.options.filter(isTyped).map(({ id }) => id));
  const options = configuration.options.filter(({ id }) => !typed.has(id));
  const others = Object.entries(choice.configoptions).filter(([id]) => !typed.has(id));
  return priceConfiguration({ ...configuration, options }, { ...choice, configoptions: Object.fromEntries(others) });
}

/** Returns prices of one unit in euros, as a cart line stores them. */
export function pricesOf({ unitCents, setupCents }: Price & { ok: true }): Pick<CartItemDraft, 'price' | 'setup_fee'> {
  return { price: eurosFromCents(unitCents), ...(setupCents > 0 && { setup_fee: eurosFromCents(setupCents) }) };
}

type ItemWords = {
  readonly name: string;
  readonly promocode: string | null;
  readonly details: (price: Price & { ok: true }) => readonly ItemDetail[];
};

/** Returns the cart item of a configuration, or the issues that prevent one. */
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
