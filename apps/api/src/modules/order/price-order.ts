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

/** One ordered item as it is sold: what one unit costs for one period, and what it is, in both languages. */
export type PricedItem = {
  offer: Offer;
  tariff: string;
  billingCycle: BillingCycle;
  unitCents: number;
  /** Of one unit, paid once. */
  setupCents: number;
  configoptions: ConfigOptions;
  details: DetailsByLanguage;
  /** What is installed. */
  system: Record<ServerOption, NamedChoice | null>;
  /** One for each unit. */
  hostnames: string[];
};

type Validated = { ok: true; item: PricedItem } | { ok: false; issues: FieldError[] };
export type PricedOrder = { ok: true; items: PricedItem[] } | { ok: false; errors: FieldError[] };

/** Prices an order by the catalogue, all or nothing, before promo codes. What a browser thinks of prices is not asked. */
export function priceOrder(catalogue: Catalogue, orderItems: readonly OrderItem[]): PricedOrder {
  const offers = new Map(offersOf(catalogue).map((offer) => [tariffOf(offer), offer]));
  const validated = orderItems.map((item) => validate(catalogue, offers.get(item.tariff), item));
  const errors = validated.flatMap((verdict, index) =>
    verdict.ok ? [] : verdict.issues.map((issue) => ({ ...issue, path: `order_items.${index}.${issue.path}` })),
  );
  if (errors.length > 0) return { ok: false, errors };
  const items = validated.flatMap((verdict) => (verdict.ok ? [verdict.item] : []));
  const rateLimited = overItemLimit(items);
  return rateLimited.length > 0 ? { ok: false, errors: rateLimited } : { ok: true, items };
}

/** At most 10 per item, over however many lines one configuration is split; the line that goes beyond is named. */
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

/** What was chosen, for each reader. The hostname has a place of its own wherever details are shown. */
function detailsOf(catalogue: Catalogue, offer: Offer, configoptions: ConfigOptions): DetailsByLanguage {
  return inEachLanguage((language) =>
    describeConfiguration(presentConfiguration(catalogue, offer, language), configoptions)
      .filter(({ isHostname }) => !isHostname)
      .map(({ name, value }) => ({ name, value })),
  );
}
