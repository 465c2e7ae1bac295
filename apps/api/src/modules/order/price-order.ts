import type { BillingCycle, ConfigOptions, FieldError, NamedValue, OrderItem, PlanConfiguration } from '@portico/contract';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import { offersOf, tariffOf, type Offer } from '../catalogue/catalogue.ts';
import { presentConfiguration } from '../catalogue/catalogue.presenter.ts';
import type { Catalogue } from '../catalogue/catalogue.schema.ts';
import { hostnameMaxLength, makeHostname, numberHostnames } from './hostnames.ts';

/** One ordered item as it is sold: what one unit costs for one period, and what it is, in both languages. */
export type PricedItem = {
  offer: Offer;
  tariff: string;
  billingCycle: BillingCycle;
  unitCents: number;
  configoptions: ConfigOptions;
  details: { en: NamedValue[]; ru: NamedValue[] };
  /** One for each unit. */
  hostnames: string[];
};

type Judged = { ok: true; item: PricedItem } | { ok: false; issues: FieldError[] };
export type PricedOrder = { ok: true; items: PricedItem[] } | { ok: false; errors: FieldError[] };

/** Prices an order by the catalogue, all or nothing. What a browser thinks of prices is not asked. */
export function priceOrder(catalogue: Catalogue, orderItems: readonly OrderItem[]): PricedOrder {
  const offers = new Map(offersOf(catalogue).map((offer) => [tariffOf(offer), offer]));
  const judged = orderItems.map((item) => judge(catalogue, offers.get(item.tariff), item));
  const errors = judged.flatMap((verdict, index) =>
    verdict.ok ? [] : verdict.issues.map((issue) => ({ ...issue, path: `order_items.${index}.${issue.path}` })),
  );
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, items: judged.flatMap((verdict) => (verdict.ok ? [verdict.item] : [])) };
}

function judge(catalogue: Catalogue, offer: Offer | undefined, item: OrderItem): Judged {
  // No promotion exists yet, so no code is known.
  const promocodeIssues: FieldError[] = item.promocode ? [{ path: 'promocode', code: 'promocode_unknown', params: {} }] : [];
  if (offer === undefined) return { ok: false, issues: [{ path: 'tariff', code: 'tariff_unknown', params: {} }, ...promocodeIssues] };
  const configuration = { en: presentConfiguration(catalogue, offer, 'en'), ru: presentConfiguration(catalogue, offer, 'ru') };
  const choice = { billing_cycle: item.billing_cycle, configoptions: item.configoptions };
  const price = priceConfiguration(configuration.en, choice);
  const translated = priceConfiguration(configuration.ru, choice);
  if (!price.ok || !translated.ok) return { ok: false, issues: [...(price.ok ? [] : price.issues), ...promocodeIssues] };

  const hostnameOption = configuration.en.options.find((option) => option.kind === 'text' && option.format === 'hostname');
  const given = hostnameOption && price.configoptions[hostnameOption.id];
  const hostnames =
    typeof given === 'string'
      ? numberHostnames(given, item.count)
      : Array.from({ length: item.count }, () => makeHostname(offer.plan.type, offer.placement.country));
  if (hostnames === null) {
    const path = `configoptions.${hostnameOption?.id ?? ''}`;
    return { ok: false, issues: [{ path, code: 'too_long', params: { max: hostnameMaxLength - '-10'.length } }, ...promocodeIssues] };
  }
  if (promocodeIssues.length > 0) return { ok: false, issues: promocodeIssues };
  return {
    ok: true,
    item: {
      offer,
      tariff: item.tariff,
      billingCycle: item.billing_cycle,
      unitCents: price.unitCents,
      configoptions: price.configoptions,
      details: { en: withoutTexts(price.details, configuration.en), ru: withoutTexts(translated.details, configuration.ru) },
      hostnames,
    },
  };
}

/** The hostname has a place of its own wherever details are shown. */
function withoutTexts(details: readonly NamedValue[], configuration: PlanConfiguration): NamedValue[] {
  const texts = new Set(configuration.options.filter((option) => option.kind === 'text').map((option) => option.label));
  return details.filter(({ name }) => !texts.has(name));
}
