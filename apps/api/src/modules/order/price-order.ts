import type { BillingCycle, ConfigOptions, FieldError, Language, OrderItem, ServiceFeature } from '@portico/contract';
import { isHostnameOption, shownChoices } from '@portico/pricing/describe-configuration';
import { pricePlan } from '@portico/pricing/price-configuration';
import { itemMaxCount } from '@portico/contract/limits';
import { hostnameMaxLength, numberHostnames } from '@portico/validation/hostnames';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { DetailsByLanguage, NamedChoice } from '../../platform/database/tables/service-tables.ts';
import { inEachLanguage, inLanguage, sentence } from '../../platform/messages/messages.ts';
import { offersOf, tariffOf, type Offer } from '../catalogue/catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue.schema.ts';
import { termsOfOffer, type OfferOption, type OfferTerms } from '../catalogue/offer-terms.ts';
import { chosenSystem, type ServerOption } from '../catalogue/server-options.ts';
import { makeHostname } from './hostnames.ts';

/** An ordered item with its price per unit and period, and its description in every language. */
export type PricedItem = {
  offer: Offer;
  tariff: string;
  billingCycle: BillingCycle;
  unitCents: number;
  /** One-time fee per unit. */
  setupCents: number;
  configoptions: ConfigOptions;
  details: DetailsByLanguage;
  /** The software to install. */
  system: Record<ServerOption, NamedChoice | null>;
  /** One for each unit. */
  hostnames: string[];
};

type Validated = { ok: true; item: PricedItem } | { ok: false; issues: FieldError[] };
export type PricedOrder = { ok: true; items: PricedItem[] } | { ok: false; errors: FieldError[] };

/** Returns what the host of an offer can do, as `featuresOfOffer` does. */
export type FeaturesOf = (offer: Offer) => readonly ServiceFeature[];

/** Option ids, per item. */
export type QuotedOptions = readonly (readonly string[])[];

/**
 * Prices an order from the catalogue before promo codes. Either all items are valid or none is priced. Prices from the browser are ignored.
 * With `quotedOptions`, an item has no other options than these and those that it chooses.
 */
export function priceOrder(
  catalogue: Catalogue,
  orderItems: readonly OrderItem[],
  featuresOf: FeaturesOf,
  quotedOptions?: QuotedOptions,
): PricedOrder {
  const offers = new Map(offersOf(catalogue).map((offer) => [tariffOf(offer), offer]));
  const validated = orderItems.map((item, index) => {
    const offer = offers.get(item.tariff);
    if (offer === undefined) return unknownTariff;
    const terms = termsOfOffer(catalogue, offer, featuresOf(offer));
    return validate(offer, withQuotedOptions(terms, item, quotedOptions?.[index]), item);
  });
  const errors = validated.flatMap((verdict, index) =>
    verdict.ok ? [] : verdict.issues.map((issue) => ({ ...issue, path: `order_items.${index}.${issue.path}` })),
  );
  if (errors.length > 0) return { ok: false, errors };
  const items = validated.flatMap((verdict) => (verdict.ok ? [verdict.item] : []));
  const overLimit = overItemLimit(items);
  return overLimit.length > 0 ? { ok: false, errors: overLimit } : { ok: true, items };
}

/** Returns errors for lines that exceed the maximum count of one configuration, even if it is split over several lines. */
function overItemLimit(items: readonly PricedItem[]): FieldError[] {
  const counts = new Map<string, number>();
  return items.flatMap(({ tariff, billingCycle, configoptions, hostnames }, index) => {
    const configuration = canonicalJson([tariff, billingCycle, configoptions]);
    const count = (counts.get(configuration) ?? 0) + hostnames.length;
    counts.set(configuration, count);
    return count > itemMaxCount
      ? [{ path: `order_items.${index}.count`, code: 'quantity_max' as const, params: { max: itemMaxCount } }]
      : [];
  });
}

const unknownTariff: Validated = { ok: false, issues: [{ path: 'tariff', code: 'tariff_unknown', params: {} }] };

function withQuotedOptions(terms: OfferTerms, { configoptions }: OrderItem, quoted: readonly string[] | undefined): OfferTerms {
  if (quoted === undefined) return terms;
  const known = new Set([...quoted, ...Object.keys(configoptions)]);
  return { ...terms, options: terms.options.filter(({ id }) => known.has(id)) };
}

function validate(offer: Offer, terms: OfferTerms, item: OrderItem): Validated {
  const price = pricePlan(terms, { billing_cycle: item.billing_cycle, configoptions: item.configoptions });
  if (!price.ok) return price;

  const hostnameOption = terms.options.find(isHostnameOption);
  const hostname = hostnameOption && price.configoptions[hostnameOption.id];
  const hostnames =
    typeof hostname === 'string'
      ? numberHostnames(hostname, item.count)
      : Array.from({ length: item.count }, () => makeHostname(offer.plan.type, offer.placement.country));
  if (hostnames === null) {
    const path = `configoptions.${hostnameOption?.id ?? ''}`;
    return { ok: false, issues: [{ path, code: 'too_long', params: { max: hostnameMaxLength - '-10'.length } }] };
  }
  return {
    ok: true,
    item: {
      offer,
      tariff: item.tariff,
      billingCycle: item.billing_cycle,
      unitCents: price.unitCents,
      setupCents: price.setupCents,
      configoptions: price.configoptions,
      details: detailsOf(terms, price.configoptions),
      system: chosenSystem(terms, price.configoptions),
      hostnames,
    },
  };
}

/** Describes the chosen options in each language. The hostname is left out, because it is shown separately. */
function detailsOf(terms: OfferTerms, configoptions: ConfigOptions): DetailsByLanguage {
  const shown = shownChoices(terms.options, configoptions).filter(({ option }) => !isHostnameOption(option));
  return inEachLanguage((language) =>
    shown.map(({ option, value }) => ({ name: inLanguage(option.label, language), value: describeValue(option, value, language) })),
  );
}

function describeValue(option: OfferOption, value: ConfigOptions[string], language: Language): string {
  if (option.kind === 'toggle') return sentence(language, value === true ? 'order.toggle.on' : 'order.toggle.off');
  const choice = option.kind === 'choice' ? option.choices.find((offered) => offered.value === value) : undefined;
  return choice === undefined ? String(value) : inLanguage(choice.label, language);
}
