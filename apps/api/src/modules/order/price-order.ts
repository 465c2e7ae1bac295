import type { BillingCycle, ConfigOptions, FieldError, OrderItem } from '@portico/contract';
import { describeConfiguration } from '@portico/pricing/describe-configuration';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import { itemMaxCount } from '@portico/validation/limits';
import { hostnameMaxLength, numberHostnames } from '@portico/validation/hostnames';
import type { DetailsByLanguage, NamedChoice } from '../../platform/database/tables/service-tables.ts';
import { inEachLanguage } from '../../platform/messages/messages.ts';
import { offersOf, tariffOf, type Offer } from '../catalogue/catalogue.ts';
import { presentConfiguration } from '../catalogue/catalogue.presenter.ts';
import type { Catalogue } from '../catalogue/catalogue.schema.ts';
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

/**
 * Prices an order from the catalogue before promo codes. Either all items are valid or none is priced. Prices from the browser are ignored.
 */
export function priceOrder(catalogue: Catalogue, orderItems: readonly OrderItem[]): PricedOrder {
  const offers = new Map(offersOf(catalogue).map((offer) => [tariffOf(offer), offer]));
  const validated = orderItems.map((item) => validate(catalogue, offers.get(item.tariff), item));
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
    const options = Object.entries(configoptions).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const configuration = JSON.stringify([tariff, billingCycle, options]);
    const count = (counts.get(configuration) ?? 0) + hostnames.length;
    counts.set(configuration, count);
    return count > itemMaxCount
      ? [{ path: `order_items.${index}.count`, code: 'quantity_max' as const, params: { max: itemMaxCount } }]
      : [];
  });
}

function validate(catalogue: Catalogue, offer: Offer | undefined, item: OrderItem): Validated {
  if (offer === undefined) return { ok: false, issues: [{ path: 'tariff', code: 'tariff_unknown', params: {} }] };
  const configuration = presentConfiguration(catalogue, offer, 'en');
  const price = priceConfiguration(configuration, { billing_cycle: item.billing_cycle, configoptions: item.configoptions });
  if (!price.ok) return price;

  const hostnameOption = configuration.options.find((option) => option.kind === 'text' && option.format === 'hostname');
  const given = hostnameOption && price.configoptions[hostnameOption.id];
  const hostnames =
    typeof given === 'string'
      ? numberHostnames(given, item.count)
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
      details: detailsOf(catalogue, offer, price.configoptions),
      system: chosenSystem(catalogue, offer, price.configoptions),
      hostnames,
    },
  };
}

/** Describes the chosen options in each language. The hostname is left out, because it is shown separately. */
function detailsOf(catalogue: Catalogue, offer: Offer, configoptions: ConfigOptions): DetailsByLanguage {
  return inEachLanguage((language) =>
    describeConfiguration(presentConfiguration(catalogue, offer, language), configoptions)
      .filter(({ isHostname }) => !isHostname)
      .map(({ name, value }) => ({ name, value })),
  );
}
