import type {
  BillingCycle,
  Category,
  CyclePrice,
  CyclePrices,
  Option,
  Placement,
  Plan,
  PlanConfiguration,
  ServiceFeature,
  Language,
} from '@portico/contract';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';
import { eurosFromCents } from '@portico/pricing/money';
import type { Charge, CycleCents } from '@portico/pricing/plan-terms';
import { billingCycles } from '@portico/validation/order';
import { inLanguage, sentence } from '../../platform/messages/messages.ts';
import { tariffOf, type Offer } from './catalogue.ts';
import type { Catalogue, CataloguePlan } from './catalogue.schema.ts';
import { termsOfOffer, type OfferOption } from './offer-terms.ts';

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
    ...presentCharge({ pricesCents: plan.prices, setupCents: plan.setup_fee ?? 0 }),
    stock_left: stockLeft,
  };
}

/** Returns the plan with its options, as shown in the wizard. */
export function presentConfiguration(
  catalogue: Catalogue,
  { offer, features }: { offer: Offer; features: readonly ServiceFeature[] },
  locale: Language,
  stockLeft: number | null = null,
): PlanConfiguration {
  const { plan } = offer;
  return {
    plan: presentPlan(offer, locale, stockLeft),
    billing_cycles: billingCycles.flatMap((cycle) => presentCycle(plan, cycle)),
    options: termsOfOffer(catalogue, offer, features).options.map((option) => presentOption(option, locale)),
  };
}

function presentCycle(plan: CataloguePlan, cycle: BillingCycle): CyclePrice[] {
  const cents = plan.prices[cycle];
  if (cents === null) return [];
  const paidMonthly = plan.prices.monthly * monthsOfCycle[cycle];
  const savingPercent = Math.max(0, Math.round(((paidMonthly - cents) * 100) / paidMonthly));
  return [{ billing_cycle: cycle, price: eurosFromCents(cents), saving_percent: savingPercent }];
}

function presentOption(option: OfferOption, locale: Language): Option {
  switch (option.kind) {
    case 'choice': {
      const { kind, id, required, presentation, default: byDefault, depends_on, choices } = option;
      const presented = choices.map((choice) => ({
        value: choice.value,
        ...presentTexts(choice, locale),
        ...presentCharge(choice),
        depends_on: choice.depends_on,
      }));
      return { kind, id, ...presentTexts(option, locale), required, presentation, default: byDefault, depends_on, choices: presented };
    }
    case 'quantity': {
      const { kind, id, min, max, included, default: byDefault, depends_on } = option;
      return { kind, id, ...presentTexts(option, locale), min, max, included, default: byDefault, ...presentCharge(option), depends_on };
    }
    case 'toggle': {
      const { kind, id, required, default: byDefault, depends_on } = option;
      const labels = { on_label: sentence(locale, 'order.toggle.on'), off_label: sentence(locale, 'order.toggle.off') };
      return { kind, id, ...presentTexts(option, locale), required, default: byDefault, ...labels, ...presentCharge(option), depends_on };
    }
    case 'text': {
      const { kind, id, required, format, min_length, max_length, pattern, depends_on } = option;
      return {
        kind,
        id,
        ...presentTexts(option, locale),
        required,
        format,
        min_length,
        max_length,
        pattern,
        ...presentCharge(option),
        depends_on,
      };
    }
  }
}

function presentTexts({ label, description }: Pick<OfferOption, 'label' | 'description'>, locale: Language) {
  return { label: inLanguage(label, locale), description: description ? inLanguage(description, locale) : null };
}

function presentCharge({ pricesCents, setupCents }: Charge): { prices: CyclePrices; setup_fee: number } {
  const euros = (cycle: BillingCycle) => eurosOrNull(pricesCents, cycle);
  return {
    prices: {
      monthly: euros('monthly'),
      quarterly: euros('quarterly'),
      'semi-annually': euros('semi-annually'),
      annually: euros('annually'),
    },
    setup_fee: eurosFromCents(setupCents),
  };
}

function eurosOrNull(pricesCents: CycleCents, cycle: BillingCycle): number | null {
  const cents = pricesCents[cycle];
  return cents === null ? null : eurosFromCents(cents);
}

function lowestMonthly(plans: readonly CataloguePlan[]): number {
  return eurosFromCents(Math.min(...plans.map((plan) => plan.prices.monthly)));
}
