import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@portico/api-queries/operation-query';
import { ListFilterChips, ListFilterMenu } from '../../../lists/list-filters.tsx';
import { api } from '../../../operations/api.ts';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import type { LazyPopup } from '../../../platform/use-lazy-popup.ts';
import { serviceMessages } from '../services.messages.ts';
import { filterMessages } from './filter.messages.ts';
import type { ServiceListProps } from './service-list-search.ts';
import { useFilterProperties } from './use-filter-properties.ts';

const texts = { ...filterMessages, filter: serviceMessages.filter };

/** The values that the client's services have. Without them, only the status can be chosen. */
function useProperties() {
  const isOffered = useOffered('getServiceFilters');
  const { data, isPending } = useQuery({ ...operationQuery(api, 'getServiceFilters', {}), enabled: isOffered });
  return { properties: useFilterProperties(data), isPending: isOffered && isPending };
}

/** A menu of filters with the values that the client's services have, and how many have each. */
export function ServiceFilterMenu({ search, onSearchChange, ...popup }: ServiceListProps & LazyPopup['props']) {
  return <ListFilterMenu {...useProperties()} search={search} onSearchChange={onSearchChange} texts={texts} popup={popup} />;
}

/** The applied filters. */
export function ServiceFilterChips({ search, onSearchChange }: ServiceListProps) {
  const { properties } = useProperties();
  return <ListFilterChips properties={properties} search={search} onSearchChange={onSearchChange} texts={texts} />;
}
