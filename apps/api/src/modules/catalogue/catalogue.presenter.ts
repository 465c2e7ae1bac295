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
import { tariffOf, type Offer } from './catalogue.ts';
import { optionId } from './catalogue.references.ts';
import type { Catalogue, CatalogueOption, CataloguePlan, CyclePricesCents } from './catalogue.schema.ts';

type CatalogueChoice = Extract<CatalogueOption, { kind: 'choice' }>['choices'][number];

export function presentCategories(catalogue: Catalogue, locale: Language): Category[] {
  return catalogue.categories.map(({ type, name, description }) => ({
    type,
    name: name[locale],
    description: description?.[locale] ?? null,
    from_price: lowestMonthly(catalogue.plans.filter((plan) => plan.type === type)),
  }));
}

export function presentPlacements(catalogue: Catalogue, type: string | undefined, locale: Language): Placement[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return catalogue.placements.flatMap(({ country, city, description }) => {
    const plans = catalogue.plans.filter((plan) => plan.placements.includes(country) && (type === undefined || plan.type === type));
    if (plans.length === 0) return [];
    const name = `${city[locale]}, ${countries.of(country) ?? country}`;
    return [{ country, city: city[locale], name, description: description?.[locale] ?? null, from_price: lowestMonthly(plans) }];
  });
}

export function presentPlan(offer: Offer, locale: Language, stockLeft: number | null = null): Plan {
  const { plan, placement } = offer;
  return {
    tariff: tariffOf(offer),
    name: plan.name[locale],
    type: plan.type,
    country: placement.country,
    city: placement.city[locale],
    cpu: plan.cpu[locale],
    memory: plan.memory[locale],
    storage: plan.storage[locale],
    traffic: plan.traffic[locale],
    prices: presentPrices(plan.prices),
    stock_left: stockLeft,
  };
}

/** The plan as it can be ordered: what the wizard shows and what the API prices an order by. */
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
  const words = { id, label: option.label[locale], description: option.description?.[locale] ?? null };
  switch (option.kind) {
    case 'choice':
      return { ...option, ...words, choices: option.choices.map((choice) => presentChoice(choice, locale)) };
    case 'quantity':
      return { ...option, ...words, prices: presentPrices(option.prices) };
    case 'text':
      return { ...option, ...words };
  }
}

function presentChoice({ value, label, description, prices, depends_on }: CatalogueChoice, locale: Language): Choice {
  return { value, label: label[locale], description: description?.[locale] ?? null, prices: presentPrices(prices), depends_on };
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
