import type { TicketDepartment, TicketStatus } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { ticketDepartments, ticketStatuses } from '@portico/validation/ticket-kinds';
import { ListFilterChips, ListFilterMenu } from '../../../lists/list-filters.tsx';
import type { ListProperty } from '../../../lists/list-filters.tsx';
import type { LazyPopup } from '../../../platform/use-lazy-popup.ts';
import { departmentMessages, supportMessages as m, ticketStatusMessages } from '../support.messages.ts';
import type { TicketFilterName, TicketListProps } from './ticket-list-search.ts';

const texts = { filter: m.filter, applied: m.filters, remove: m.removeFilter, clear: m.clearFilters };

function useProperties(): readonly ListProperty<TicketFilterName>[] {
  const { formatMessage } = useIntl();
  // The URL's schema accepts no other values.
  const statusName = (value: string) => formatMessage(ticketStatusMessages[value as TicketStatus]);
  const departmentName = (value: string) => formatMessage(departmentMessages[value as TicketDepartment]);
  const optionsOf = (values: readonly string[], nameOf: (value: string) => string) =>
    values.map((value) => ({ value, label: nameOf(value) }));
  return [
    {
      id: 'status',
      label: formatMessage(m.status),
      allLabel: formatMessage(m.allStatuses),
      options: optionsOf(ticketStatuses, statusName),
      nameOf: statusName,
    },
    {
      id: 'department',
      label: formatMessage(m.department),
      allLabel: formatMessage(m.allDepartments),
      options: optionsOf(ticketDepartments, departmentName),
      nameOf: departmentName,
    },
  ];
}

export function TicketFilterMenu({ search, onSearchChange, ...popup }: TicketListProps & LazyPopup['props']) {
  return <ListFilterMenu properties={useProperties()} search={search} onSearchChange={onSearchChange} texts={texts} popup={popup} />;
}

/** The applied filters. */
export function TicketFilterChips({ search, onSearchChange }: TicketListProps) {
  return <ListFilterChips properties={useProperties()} search={search} onSearchChange={onSearchChange} texts={texts} />;
}
