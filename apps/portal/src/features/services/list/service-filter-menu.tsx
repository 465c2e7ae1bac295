import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@portico/api-queries/operation-query';
import { useIntl } from '@portico/i18n/react';
import { FilterChips } from '@portico/ui/filter-chips';
import { PropertyFilter } from '@portico/ui/property-filter';
import { api } from '../../../operations/api.ts';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import type { LazyPopup } from '../../../platform/use-lazy-popup.ts';
import { serviceMessages } from '../services.messages.ts';
import { filterMessages as m } from './filter.messages.ts';
import { serviceFilterNames } from './service-list-search.ts';
import type { ServiceFilterName, ServiceListProps, ServiceListSearch } from './service-list-search.ts';
import { useFilterProperties } from './use-filter-properties.ts';

/** The values that the client's services have. Without them, only the status can be chosen. */
function useProperties() {
  const isOffered = useOffered('getServiceFilters');
  const { data, isPending } = useQuery({ ...operationQuery(api, 'getServiceFilters', {}), enabled: isOffered });
  return { properties: useFilterProperties(data), isPending: isOffered && isPending };
}

/** The parameters of the URL with another value of a filter, from the first page. */
function filteredBy(search: ServiceListSearch, name: string, value: string | undefined): ServiceListSearch {
  return { ...search, page: undefined, [name]: value };
}

/** A menu of filters with the values that the client's services have, and how many have each. */
export function ServiceFilterMenu({ search, onSearchChange, ...popup }: ServiceListProps & LazyPopup['props']) {
  const { formatMessage } = useIntl();
  const { properties, isPending } = useProperties();
  return (
    <PropertyFilter
      {...popup}
      label={formatMessage(serviceMessages.filter)}
      loadingText={formatMessage(m.loading)}
      properties={isPending ? undefined : properties.filter(({ options }) => options.length > 0)}
      value={Object.fromEntries(serviceFilterNames.map((name) => [name, search[name]]))}
      onValueChange={(name, value) => onSearchChange(filteredBy(search, name, value))}
    />
  );
}

/** The applied filters. */
export function ServiceFilterChips({ search, onSearchChange }: ServiceListProps) {
  const { formatMessage } = useIntl();
  const { properties } = useProperties();

  function chip(id: ServiceFilterName) {
    const chosen = search[id];
    const property = properties.find((one) => one.id === id);
    if (chosen === undefined || property === undefined) return [];
    const { label } = property;
    const value = property.nameOf(chosen);
    return [{ id, label, value, removeLabel: formatMessage(m.remove, { label, value }) }];
  }

  function clear(): void {
    onSearchChange(serviceFilterNames.reduce((rest, name) => filteredBy(rest, name, undefined), search));
  }

  return (
    <FilterChips
      label={formatMessage(m.applied)}
      filters={serviceFilterNames.flatMap(chip)}
      onRemove={(name) => onSearchChange(filteredBy(search, name, undefined))}
      clearLabel={formatMessage(m.clear)}
      onClear={clear}
    />
  );
}
