import { defineMessages } from '@portico/i18n/define-messages';

export const overviewMessages = defineMessages({
  traffic: { id: 'service.overview.traffic', defaultMessage: 'Traffic, last 48 hours' },
  history: { id: 'service.overview.history', defaultMessage: 'View history' },
  vitals: { id: 'service.overview.vitals', defaultMessage: 'Load' },
  cpu: { id: 'service.overview.cpu', defaultMessage: 'CPU' },
  memory: { id: 'service.overview.memory', defaultMessage: 'Memory' },
  disk: { id: 'service.overview.disk', defaultMessage: 'Disk' },
  uptime: { id: 'service.overview.uptime', defaultMessage: 'Up for {time}' },
  noVitals: { id: 'service.overview.no-vitals', defaultMessage: 'No metrics yet.' },
  noVitalsStopped: { id: 'service.overview.no-vitals-stopped', defaultMessage: 'No metrics while the server is stopped.' },
});

export const uptimeMessages = defineMessages({
  days: { id: 'service.overview.uptime.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  hours: { id: 'service.overview.uptime.hours', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
  minutes: { id: 'service.overview.uptime.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
});
