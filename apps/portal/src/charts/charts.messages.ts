import { defineMessages } from '@portico/i18n/define-messages';

export const chartMessages = defineMessages({
  missing: { id: 'traffic.chart.missing', defaultMessage: 'no data' },
  soFar: { id: 'traffic.chart.so-far', defaultMessage: '{time}, so far' },
  table: { id: 'traffic.chart.table', defaultMessage: 'All values as a table' },
  time: { id: 'traffic.chart.time', defaultMessage: 'Time' },
  day: { id: 'traffic.chart.day', defaultMessage: 'Day (UTC)' },
  inbound: { id: 'traffic.chart.in', defaultMessage: 'In' },
  outbound: { id: 'traffic.chart.out', defaultMessage: 'Out' },
});
