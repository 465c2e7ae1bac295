import { defineMessages } from '@portico/i18n/define-messages';

export const trafficMessages = defineMessages({
  pool: { id: 'traffic.pool.title', defaultMessage: 'Traffic pool' },
  poolPlanned: {
    id: 'traffic.pool.planned',
    defaultMessage:
      'Here you will see how much traffic your pool holds, what was charged and topped up, and assign traffic to a service. This page is not built yet.',
  },
});
