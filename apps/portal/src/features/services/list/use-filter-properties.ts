import type { BillingCycle, ServiceFilters, ServiceStatus } from '@portico/contract';
import { createCountryName } from '@portico/i18n/country-names';
import { useIntl, useLocale } from '@portico/i18n/react';
import type { ListProperty } from '../../../lists/list-filters.tsx';
import { billingCycleMessages } from '../../../operations/billing-cycle.messages.ts';
import { serviceMessages, serviceStatusMessages } from '../services.messages.ts';
import { filterMessages as m } from './filter.messages.ts';
import type { ServiceFilterName } from './service-list-search.ts';

const serviceStatuses = ['active', 'prepare', 'pending', 'suspended', 'delete'] as const satisfies readonly ServiceStatus[];

type ServiceProperty = ListProperty<ServiceFilterName>;

/** Returns the filters of services in the reader's language. Without `values`, only the status has choices. */
export function useFilterProperties(values: ServiceFilters | undefined): readonly ServiceProperty[] {
  const { formatMessage, formatNumber } = useIntl();
  const countryName = createCountryName(useLocale());
  const tariffs = new Map(values?.tariff.map(({ value, name }) => [value, name]));

  function property(id: ServiceFilterName, texts: Pick<ServiceProperty, 'label' | 'allLabel' | 'nameOf'>): ServiceProperty {
    const counted = values?.[id].map(({ value, count }) => ({ value, label: texts.nameOf(value), end: formatNumber(count) }));
    const known = id === 'status' ? serviceStatuses.map((value) => ({ value, label: texts.nameOf(value) })) : [];
    return { id, ...texts, options: counted ?? known };
  }

  return [
    property('status', {
      label: formatMessage(serviceMessages.status),
      allLabel: formatMessage(m.allStatuses),
      // The URL's schema accepts no other value, and neither does the contract.
      nameOf: (value) => formatMessage(serviceStatusMessages[value as ServiceStatus]),
    }),
    property('country', { label: formatMessage(serviceMessages.country), allLabel: formatMessage(m.allCountries), nameOf: countryName }),
    property('tariff', {
      label: formatMessage(serviceMessages.tariff),
      allLabel: formatMessage(m.allTariffs),
      nameOf: (value) => tariffs.get(value) ?? value,
    }),
    property('billing_cycle', {
      label: formatMessage(serviceMessages.cycle),
      allLabel: formatMessage(m.allCycles),
      // As for the status.
      nameOf: (value) => formatMessage(billingCycleMessages[value as BillingCycle]),
    }),
  ];
}
