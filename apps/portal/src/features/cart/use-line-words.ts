import { useQuery } from '@tanstack/react-query';
import type { CartItem } from '@portico/cart/cart-item';
import { useIntl } from '@portico/i18n/react';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import { numberHostnames } from '@portico/validation/hostnames';
import { billingCycleMessages } from '../../operations/billing-cycle.messages.ts';
import { configurationQuery } from '../../flows/place-order/configuration.queries.ts';
import { useItemDetails } from '../../flows/place-order/use-item-details.ts';
import type { ItemDetail } from '../../flows/place-order/use-item-details.ts';
import { cartMessages as m } from './cart.messages.ts';

type LineWords = {
  readonly name: string;
  readonly place: string;
  /** The hostnames of the servers. */
  readonly hostname: string | undefined;
  /** Shown when the customer gave no hostname and the API generates one per server. */
  readonly hostnamesMade: string | undefined;
  readonly details: readonly ItemDetail[];
};

/** Returns the line's texts in the reader's current language, or the stored texts if the plan is no longer available. */
export function useLineWords(item: CartItem): LineWords {
  const { formatMessage } = useIntl();
  const describe = useItemDetails();
  const { data: configuration } = useQuery(configurationQuery(item.tariff));
  const price = configuration && priceConfiguration(configuration, item);
  const stored = item.configoptions['hostname'];
  const hostname = typeof stored === 'string' && stored !== '' ? stored : undefined;
  const cycle = formatMessage(billingCycleMessages[item.billing_cycle]);
  if (!configuration || !price?.ok) {
    const details = item.details.map(({ name, value }) => ({ id: name, name, value, mono: value === hostname }));
    return { name: item.name, place: cycle, hostname, hostnamesMade: undefined, details };
  }
  const { plan } = configuration;
  const place = plan.city === '' ? cycle : formatMessage(m.place, { city: plan.city, cycle });
  const isNamed = configuration.options.some((option) => option.kind === 'text' && option.format === 'hostname');
  const numbered = hostname === undefined ? [] : (numberHostnames(hostname, item.count) ?? [hostname]);
  const [first, last] = [numbered[0], numbered.at(-1)];
  return {
    name: plan.name,
    place,
    hostname: first !== undefined && last !== undefined && first !== last ? formatMessage(m.hostnames, { first, last }) : first,
    hostnamesMade: isNamed && hostname === undefined ? formatMessage(m.hostnamesMade, { count: item.count }) : undefined,
    details: describe(configuration, price),
  };
}
