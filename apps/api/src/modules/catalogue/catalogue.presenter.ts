import type {
  BillingCycle,
  Category,
  Choice,
  CyclePrice,
  CyclePrices,
  Option,
  Placement,
  Plan,
  PlanConfiguration,
  Language,
} from '@portico/contract';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';
import { eurosFromCents } from '@portico/pricing/money';
import { billingCycles } from '@portico/validation/order';
import { inLanguage, sentence } from '../../platform/messages/messages.ts';
import { tariffOf, type Offer } from './catalogue.ts';
import { optionId } from './catalogue.references.ts';
import { free, type Catalogue, type CatalogueOption, type CataloguePlan, type CyclePricesCents } from './catalogue.schema.ts';

type CatalogueChoice = Extract<CatalogueOption, { kind: 'choice' }>['choices'][number];

export function presentCategories(catalogue: Catalogue, locale: Language): Category[] {
  return catalogue.categories.map(({ type, name, description }) => ({
    type,
    name: inLanguage(name, locale),
    description: description ? inLanguage(description, locale) : null,
    from_price: lowestMonthly(catalogue.plans.filter((plan) => plan.type === type)),
  }));
}

export function presentPlacements(catalogue: Catalogue, type: string | undefined, locale: Language): Placement[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return catalogue.placements.flatMap(({ country, city, description }) => {
    const plans = catalogue.plans.filter((plan) => plan.placements.includes(country) && (type === undefined || plan.type === type));
    if (plans.length === 0) return [];
    const names = [inLanguage(city, locale), countries.of(country) ?? country];
    return [
      {
        country,
        city: inLanguage(city, locale),
        // City states, such as Singapore, would appear twice.
        name: [...new Set(names)].join(', '),
        description: description ? inLanguage(description, locale) : null,
        from_price: lowestMonthly(plans),
      },
    ];
  });
}

export function presentPlan(offer: Offer, locale: Language, stockLeft: number | null = null): Plan {
  const { plan, placement } = offer;
  return {
    tariff: tariffOf(offer),
    name: inLanguage(plan.name, locale),
    type: plan.type,
    country: placement.country,
    city: inLanguage(placement.city, locale),
    cpu: inLanguage(plan.cpu, locale),
    memory: inLanguage(plan.memory, locale),
    storage: inLanguage(plan.storage, locale),
    traffic: inLanguage(plan.traffic, locale),
    prices: presentPrices(plan.prices),
    setup_fee: presentFee(plan.setup_fee),
    stock_left: stockLeft,
  };
}

/** Returns the plan with its options, as shown in the wizard and priced by the API. */
export function presentConfiguration(
  catalogue: Catalogue,
  offer: Offer,
  locale: Language,
  stockLeft: number | null = null,
): PlanConfiguration {
  const { plan } = offer;
  return {
    plan: presentPlan(offer, locale, stockLeft),
    billing_cycles: billingCycles.flatMap((cycle) => presentCycle(plan, cycle)),
    options: plan.options.flatMap((name) => {
      const option = catalogue.options[name];
      return option ? [presentOption(optionId(name, option), option, locale)] : [];
    }),
  };
}

function presentCycle(plan: CataloguePlan, cycle: BillingCycle): CyclePrice[] {
  const cents = plan.prices[cycle];
  if (cents === null) return [];
  const paidMonthly = plan.prices.monthly * monthsOfCycle[cycle];
  const savingPercent = Math.max(0, Math.round(((paidMonthly - cents) * 100) / paidMonthly));
  return [{ billing_cycle: cycle, price: eurosFromCents(cents), saving_percent: savingPercent }];
}

function presentOption(id: string, option: CatalogueOption, locale: Language): Option {
  const words = {
    id,
    label: inLanguage(option.label, locale),
    description: option.description ? inLanguage(option.description, locale) : null,
  };
  switch (option.kind) {
    case 'choice':
      return { ...option, ...words, choices: option.choices.map((choice) => presentChoice(choice, locale)) };
    case 'quantity':
      return { ...option, ...words, prices: presentPrices(option.prices), setup_fee: presentFee(option.setup_fee) };
    case 'toggle':
      return {
        ...option,
        ...words,
        on_label: sentence(locale, 'order.toggle.on'),
        off_label: sentence(locale, 'order.toggle.off'),
        prices: presentPrices(option.prices),
        setup_fee: presentFee(option.setup_fee),
      };
    case 'text': {
      const { min_length = 0, pattern = null, prices = free, setup_fee } = option;
      return { ...option, ...words, min_length, pattern, prices: presentPrices(prices), setup_fee: presentFee(setup_fee) };
    }
  }
}

function presentChoice({ value, label, description, prices, setup_fee, depends_on }: CatalogueChoice, locale: Language): Choice {
  return {
    value,
    label: inLanguage(label, locale),
    description: description ? inLanguage(description, locale) : null,
    prices: presentPrices(prices),
    setup_fee: presentFee(setup_fee),
    depends_on,
  };
}

/** Catalogues applied before setup fees existed have none. */
function presentFee(cents: number | undefined): number {
  return eurosFromCents(cents ?? 0);
}

function presentPrices(cents: CyclePricesCents): CyclePrices {
  const euros = (amount: number | null): number | null => (amount === null ? null : eurosFromCents(amount));
  return {
    monthly: euros(cents.monthly),
    quarterly: euros(cents.quarterly),
    'semi-annually': euros(cents['semi-annually']),
    annually: euros(cents.annually),
  };
}

function lowestMonthly(plans: readonly CataloguePlan[]): number {
  return eurosFromCents(Math.min(...plans.map((plan) => plan.prices.monthly)));
}
