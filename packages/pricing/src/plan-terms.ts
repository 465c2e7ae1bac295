import type {
  BillingCycle,
  Choice,
  ChoiceOption,
  CyclePrices,
  Option,
  PlanConfiguration,
  QuantityOption,
  TextOption,
  ToggleOption,
} from '@portico/contract';
import { centsFromEuros } from './money.ts';

/** Integer cents for one billing period; null if the period isn't sold. */
export type CycleCents = Readonly<Record<BillingCycle, number | null>>;

/** `pricesCents` recurs each period; `setupCents` is charged once. */
export type Charge = { readonly pricesCents: CycleCents; readonly setupCents: number };

type Rules<Of extends Option, Own extends keyof Of = never> = Pick<Of, 'kind' | 'id' | 'depends_on' | Own>;

type ChoiceRules = Rules<ChoiceOption, 'required' | 'default' | 'presentation'> & {
  readonly choices: readonly Pick<Choice, 'value' | 'depends_on'>[];
};
type QuantityRules = Rules<QuantityOption, 'min' | 'max' | 'included' | 'default'>;
export type ToggleRules = Rules<ToggleOption, 'required' | 'default'>;
type TextRules = Rules<TextOption, 'required' | 'format' | 'min_length' | 'max_length' | 'pattern'>;

/** What can be chosen, without prices and texts. The contract's options have this shape too. */
export type OptionRules = ChoiceRules | QuantityRules | ToggleRules | TextRules;

export type ChoiceTerms<Texts = unknown> = Omit<ChoiceRules, 'choices'> & {
  readonly choices: readonly (Pick<Choice, 'value' | 'depends_on'> & Charge & Texts)[];
};
export type QuantityTerms = QuantityRules & Charge;
export type ToggleTerms = ToggleRules & Charge;
export type TextTerms = TextRules & Charge;

/** An option with its prices in cents. `Texts` is what the caller keeps with each option and choice, such as a label. */
export type OptionTerms<Texts = unknown> = Texts & (ChoiceTerms<Texts> | QuantityTerms | ToggleTerms | TextTerms);

/** Everything that decides the price of a plan, in cents and independent of language. */
export type PlanTerms<Texts = unknown> = Charge & { readonly tariff: string; readonly options: readonly OptionTerms<Texts>[] };

/** Reads the terms from a configuration of the contract. @throws RangeError if a price has more than two decimals */
export function termsOf({ plan, billing_cycles: cycles, options }: PlanConfiguration): PlanTerms {
  const offered = new Map(cycles.map(({ billing_cycle: cycle, price }) => [cycle, price]));
  const priceOf = (cycle: BillingCycle) => offered.get(cycle) ?? null;
  const prices = {
    monthly: priceOf('monthly'),
    quarterly: priceOf('quarterly'),
    'semi-annually': priceOf('semi-annually'),
    annually: priceOf('annually'),
  };
  return { tariff: plan.tariff, ...chargeOf({ prices, setup_fee: plan.setup_fee }), options: options.map(optionTerms) };
}

function optionTerms(option: Option): OptionTerms {
  return option.kind === 'choice'
    ? { ...option, choices: option.choices.map((choice) => ({ ...choice, ...chargeOf(choice) })) }
    : { ...option, ...chargeOf(option) };
}

function chargeOf({ prices, setup_fee: fee }: { prices: CyclePrices; setup_fee: number }): Charge {
  const cents = (euros: number | null) => (euros === null ? null : exactCents(euros));
  return {
    pricesCents: {
      monthly: cents(prices.monthly),
      quarterly: cents(prices.quarterly),
      'semi-annually': cents(prices['semi-annually']),
      annually: cents(prices.annually),
    },
    setupCents: exactCents(fee),
  };
}

function exactCents(euros: number): number {
  const cents = centsFromEuros(euros);
  if (cents === null) throw new RangeError(`The catalogue has a price that is no amount of cents: ${euros}`);
  return cents;
}
