import { defineMessages } from '@portico/i18n/define-messages';

export const assignMessages = defineMessages({
  assign: { id: 'traffic.assign', defaultMessage: 'Assign traffic' },
  title: { id: 'traffic.assign.title', defaultMessage: 'Assign traffic' },
  titleFor: { id: 'traffic.assign.title-for', defaultMessage: 'Assign traffic to {hostname}' },
  text: {
    id: 'traffic.assign.text',
    defaultMessage: 'It comes out of the traffic pool and adds to what the plan includes, until the end of this month (UTC).',
  },
  service: { id: 'traffic.assign.service', defaultMessage: 'Service' },
  serviceHint: { id: 'traffic.assign.service-hint', defaultMessage: 'Active services' },
  noService: { id: 'traffic.assign.no-service', defaultMessage: 'No active service matches' },
  gigabytes: { id: 'traffic.assign.gigabytes', defaultMessage: 'Gigabytes' },
  remaining: { id: 'traffic.assign.remaining', defaultMessage: '{remaining} in the pool' },
  after: { id: 'traffic.assign.after', defaultMessage: '{remaining} in the pool, {after} left after this' },
  notEnough: { id: 'traffic.assign.not-enough', defaultMessage: 'The pool has only {remaining}.' },
  empty: { id: 'traffic.assign.empty', defaultMessage: 'The traffic pool is empty. Ask support for more.' },
  failed: { id: 'traffic.assign.failed', defaultMessage: 'The traffic could not be assigned' },
  poolFailed: { id: 'traffic.assign.pool-failed', defaultMessage: 'The traffic pool could not be loaded' },
  servicesFailed: { id: 'traffic.assign.services-failed', defaultMessage: 'The services could not be loaded' },
  done: { id: 'traffic.assign.done', defaultMessage: '{amount} assigned to {hostname}.' },
  close: { id: 'traffic.assign.close', defaultMessage: 'Close' },
});
