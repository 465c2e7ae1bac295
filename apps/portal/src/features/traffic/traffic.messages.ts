import type { TrafficMovement, TrafficMovementType } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const trafficMessages = defineMessages({
  pool: { id: 'traffic.pool.title', defaultMessage: 'Traffic pool' },
  utc: { id: 'traffic.pool.utc', defaultMessage: 'Days and months are counted in UTC.' },
  totals: { id: 'traffic.pool.totals', defaultMessage: 'Totals' },
  topup: { id: 'traffic.pool.topup', defaultMessage: 'Total top-up' },
  charged: { id: 'traffic.pool.charged', defaultMessage: 'Total charged' },
  remaining: { id: 'traffic.pool.remaining', defaultMessage: 'Remaining' },
  runsOut: { id: 'traffic.pool.runs-out', defaultMessage: 'Runs out' },
  never: { id: 'traffic.pool.never', defaultMessage: 'Not soon' },
  isEmpty: { id: 'traffic.pool.is-empty', defaultMessage: 'Empty' },
  daily: { id: 'traffic.pool.daily', defaultMessage: 'at {amount} a day' },
  chart: { id: 'traffic.pool.chart', defaultMessage: 'Last 30 days' },
  noMovements: { id: 'traffic.pool.no-movements', defaultMessage: 'No activity in the last 30 days' },
  poolFailed: { id: 'traffic.pool.failed', defaultMessage: 'Couldn’t load the traffic pool' },
});

export const movementMessages = defineMessages({
  title: { id: 'traffic.movement.title', defaultMessage: 'Activity' },
  search: { id: 'traffic.movement.search', defaultMessage: 'Search by hostname or IP' },
  clearSearch: { id: 'traffic.movement.search.clear', defaultMessage: 'Clear the search' },
  type: { id: 'traffic.movement.type', defaultMessage: 'Type' },
  allTypes: { id: 'traffic.movement.type.all', defaultMessage: 'All types' },
  service: { id: 'traffic.movement.service', defaultMessage: 'Service' },
  serviceNumber: { id: 'traffic.movement.service.number', defaultMessage: 'Service {id}' },
  id: { id: 'traffic.movement.id', defaultMessage: 'Number' },
  date: { id: 'traffic.movement.date', defaultMessage: 'Date' },
  ip: { id: 'traffic.movement.ip', defaultMessage: 'IP' },
  traffic: { id: 'traffic.movement.traffic', defaultMessage: 'Traffic' },
  none: { id: 'traffic.movement.none', defaultMessage: '—' },
  range: { id: 'traffic.movement.range', defaultMessage: '{first}–{last} of {total, plural, one {# entry} other {# entries}}' },
  failed: { id: 'traffic.movement.failed', defaultMessage: 'Couldn’t load the activity' },
  empty: { id: 'traffic.movement.empty', defaultMessage: 'No activity yet' },
  emptyText: {
    id: 'traffic.movement.empty-text',
    defaultMessage: 'Traffic added to the pool, assigned to a service or used above a plan appears here.',
  },
  noMatch: { id: 'traffic.movement.no-match', defaultMessage: 'No matching activity' },
  noMatchText: { id: 'traffic.movement.no-match-text', defaultMessage: 'Try a different search, type or service.' },
  resetFilters: { id: 'traffic.movement.reset', defaultMessage: 'Show all activity' },
});

export const serviceFilterMessages = defineMessages({
  services: { id: 'traffic.movement.services', defaultMessage: 'Services' },
  allServices: { id: 'traffic.movement.service.all', defaultMessage: 'All services' },
  serviceNumber: { id: 'traffic.movement.service.number', defaultMessage: 'Service {id}' },
  noServiceFound: { id: 'traffic.movement.no-service-found', defaultMessage: 'No matching services' },
  removeService: { id: 'traffic.movement.service.remove', defaultMessage: 'Remove {name}' },
  servicesSelected: {
    id: 'traffic.movement.services.selected',
    defaultMessage: '{count, plural, one {# service} other {# services}} selected',
  },
  searching: { id: 'traffic.searching', defaultMessage: 'Searching…' },
  searchFailed: { id: 'traffic.search-failed', defaultMessage: 'Couldn’t search your services. Change the text to try again.' },
  moreServices: {
    id: 'traffic.more-services',
    defaultMessage: 'Showing {count, number} of {total, plural, one {# service} other {# services}}. Type to find others.',
  },
});

export const movementTypeMessages: Readonly<Record<TrafficMovementType, Message>> = defineMessages({
  charge: { id: 'traffic.type.charge', defaultMessage: 'Charge' },
  topup: { id: 'traffic.type.topup', defaultMessage: 'Top-up' },
});

export const reasonMessages: Readonly<Record<TrafficMovement['reason'], Message>> = defineMessages({
  usage: { id: 'traffic.reason.usage', defaultMessage: 'used above the plan' },
  assigned: { id: 'traffic.reason.assigned', defaultMessage: 'assigned' },
  granted: { id: 'traffic.reason.granted', defaultMessage: 'added by the provider' },
});
