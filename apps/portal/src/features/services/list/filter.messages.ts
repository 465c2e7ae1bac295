import { defineMessages } from '@portico/i18n/define-messages';

export const filterMessages = defineMessages({
  loading: { id: 'service.filter.loading', defaultMessage: 'Loading…' },
  applied: { id: 'service.filter.applied', defaultMessage: 'Filters' },
  remove: { id: 'service.filter.remove', defaultMessage: 'Remove the filter {label}: {value}' },
  clear: { id: 'service.filter.clear', defaultMessage: 'Clear filters' },
  allStatuses: { id: 'service.filter.all-statuses', defaultMessage: 'All statuses' },
  allCountries: { id: 'service.filter.all-countries', defaultMessage: 'All countries' },
  allTariffs: { id: 'service.filter.all-tariffs', defaultMessage: 'All tariffs' },
  allCycles: { id: 'service.filter.all-cycles', defaultMessage: 'All billing cycles' },
});
