import { defineMessages } from '@portico/i18n/define-messages';

export const serviceMessages = defineMessages({
  title: { id: 'services.list.title', defaultMessage: 'My services' },
  order: { id: 'services.list.order', defaultMessage: 'Order new service' },
  search: { id: 'services.list.search', defaultMessage: 'Search by hostname, plan or IP' },
  clearSearch: { id: 'services.list.search.clear', defaultMessage: 'Clear the search' },
  status: { id: 'services.list.status', defaultMessage: 'Status' },
  filter: { id: 'services.list.filter', defaultMessage: 'Filter' },
  hostname: { id: 'services.column.hostname', defaultMessage: 'Hostname' },
  tariff: { id: 'services.column.tariff', defaultMessage: 'Tariff' },
  country: { id: 'services.column.country', defaultMessage: 'Country' },
  cycle: { id: 'services.column.cycle', defaultMessage: 'Billing cycle' },
  nextDue: { id: 'services.column.next-due', defaultMessage: 'Next due date' },
  renewal: { id: 'services.column.renewal', defaultMessage: 'Renewal cost' },
  range: { id: 'services.list.range', defaultMessage: '{first}–{last} of {total, plural, one {# service} other {# services}}' },
  failed: { id: 'services.list.failed', defaultMessage: 'Couldn’t load the services' },
  empty: { id: 'services.list.empty', defaultMessage: 'No services yet' },
  emptyText: { id: 'services.list.empty-text', defaultMessage: 'Your servers appear here once you order one.' },
  noMatch: { id: 'services.list.no-match', defaultMessage: 'No matching services' },
  noMatchText: { id: 'services.list.no-match-text', defaultMessage: 'Try a different search or filter.' },
  resetFilters: { id: 'services.list.reset', defaultMessage: 'Show all services' },
  none: { id: 'services.none', defaultMessage: '—' },
  selection: { id: 'services.list.selection', defaultMessage: 'Selection' },
  selectAll: { id: 'services.list.select-all', defaultMessage: 'Select all services on this page' },
  selectOne: { id: 'services.list.select-one', defaultMessage: 'Select {hostname}' },
  pay: { id: 'services.pay', defaultMessage: 'Pay invoice {invoice}' },
  ends: { id: 'services.ends', defaultMessage: 'Ends {date}' },
  stopped: { id: 'services.power.stopped', defaultMessage: 'Stopped' },
  running: { id: 'services.running', defaultMessage: '{action}, {percent}' },
});

export const serviceStatusMessages = defineMessages({
  pending: { id: 'services.status.pending', defaultMessage: 'Pending' },
  prepare: { id: 'services.status.prepare', defaultMessage: 'Preparing' },
  active: { id: 'services.status.active', defaultMessage: 'Active' },
  suspended: { id: 'services.status.suspended', defaultMessage: 'Suspended' },
  delete: { id: 'services.status.delete', defaultMessage: 'Deleted' },
});
