import { defineMessages } from '@portico/i18n/define-messages';

export const trafficTabMessages = defineMessages({
  noTraffic: { id: 'service.traffic.none', defaultMessage: 'No traffic in this period' },
  used: { id: 'service.traffic.used', defaultMessage: '{used} of {included} used' },
  usedUnlimited: { id: 'service.traffic.used-unlimited', defaultMessage: '{used} used' },
  failed: { id: 'service.traffic.failed', defaultMessage: 'Couldn’t load the traffic' },
  period: { id: 'service.traffic.period', defaultMessage: 'Period' },
  chart: { id: 'service.traffic.chart', defaultMessage: 'Traffic' },
  last48h: { id: 'service.traffic.48h', defaultMessage: '48 hours' },
  last30d: { id: 'service.traffic.30d', defaultMessage: '30 days' },
  last365d: { id: 'service.traffic.365d', defaultMessage: '365 days' },
  month: { id: 'service.traffic.month', defaultMessage: 'This month' },
  monthNote: { id: 'service.traffic.month-note', defaultMessage: '{month}, UTC' },
  use: { id: 'service.traffic.use', defaultMessage: 'Used' },
  included: { id: 'service.traffic.included', defaultMessage: 'Included in the plan' },
  unlimited: { id: 'service.traffic.unlimited', defaultMessage: 'Unlimited' },
  needsNone: {
    id: 'service.traffic.needs-none',
    defaultMessage: 'This service’s traffic is unlimited, so it needs none from the pool.',
  },
  assigned: { id: 'service.traffic.assigned', defaultMessage: 'Assigned from the pool' },
  left: { id: 'service.traffic.left', defaultMessage: 'Left' },
  over: { id: 'service.traffic.over', defaultMessage: 'Above the plan' },
  utc: { id: 'service.traffic.utc', defaultMessage: 'Days and months are counted in UTC.' },
  toPool: { id: 'service.traffic.to-pool', defaultMessage: 'View traffic pool' },
});
