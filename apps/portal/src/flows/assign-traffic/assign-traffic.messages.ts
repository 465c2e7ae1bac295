import { defineMessages } from '@portico/i18n/define-messages';

export const assignMessages = defineMessages({
  assign: { id: 'traffic.assign', defaultMessage: 'Assign traffic' },
  title: { id: 'traffic.assign.title', defaultMessage: 'Assign traffic' },
  titleFor: { id: 'traffic.assign.title-for', defaultMessage: 'Assign traffic to {hostname}' },
  text: {
    id: 'traffic.assign.text',
    defaultMessage: 'It’s taken from the traffic pool and added to what the plan includes, until the end of this month (UTC).',
  },
  service: { id: 'traffic.assign.service', defaultMessage: 'Service' },
  serviceHint: { id: 'traffic.assign.service-hint', defaultMessage: 'Active services' },
  noService: { id: 'traffic.assign.no-service', defaultMessage: 'No matching active services' },
  searching: { id: 'traffic.searching', defaultMessage: 'Searching…' },
  moreServices: {
    id: 'traffic.more-services',
    defaultMessage: 'Showing {count, number} of {total, plural, one {# service} other {# services}}. Type to find others.',
  },
  gigabytes: { id: 'traffic.assign.gigabytes', defaultMessage: 'Gigabytes' },
  remaining: { id: 'traffic.assign.remaining', defaultMessage: '{remaining} in the pool' },
  after: { id: 'traffic.assign.after', defaultMessage: '{remaining} in the pool, {after} left after this' },
  notEnough: { id: 'traffic.assign.not-enough', defaultMessage: 'The pool only has {remaining}.' },
  empty: { id: 'traffic.assign.empty', defaultMessage: 'The traffic pool is empty. Contact support to get more.' },
  next: { id: 'traffic.assign.next', defaultMessage: 'Continue' },
  question: { id: 'traffic.assign.question', defaultMessage: 'Assign {amount} to {hostname}?' },
  confirm: { id: 'traffic.assign.confirm', defaultMessage: 'Assign {amount}' },
  planAdded: { id: 'traffic.assign.plan-added', defaultMessage: '{hostname} can use {amount} more through {date} (UTC).' },
  planPool: { id: 'traffic.assign.plan-pool', defaultMessage: 'The traffic pool goes from {before} to {after}.' },
  planFinal: { id: 'traffic.assign.plan-final', defaultMessage: 'Assigned traffic can’t be returned to the pool.' },
  failed: { id: 'traffic.assign.failed', defaultMessage: 'Couldn’t assign the traffic' },
  poolFailed: { id: 'traffic.assign.pool-failed', defaultMessage: 'Couldn’t load the traffic pool' },
  servicesFailed: { id: 'traffic.assign.services-failed', defaultMessage: 'Couldn’t load the services' },
  done: { id: 'traffic.assign.done', defaultMessage: '{amount} assigned to {hostname}.' },
});
