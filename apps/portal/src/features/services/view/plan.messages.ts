import type { Belonging } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const planMessages = defineMessages({
  erased: { id: 'service.plan.erased', defaultMessage: 'Deleted: {things}.' },
  kept: { id: 'service.plan.kept', defaultMessage: 'Kept: {things}.' },
  away: {
    id: 'service.plan.away',
    defaultMessage: '{count, plural, one {Downtime: about # minute.} other {Downtime: about # minutes.}}',
  },
  awayShortly: { id: 'service.plan.away-shortly', defaultMessage: 'Downtime: less than a minute.' },
  takes: {
    id: 'service.plan.takes',
    defaultMessage: '{count, plural, one {Takes about # minute.} other {Takes about # minutes.}}',
  },
  costs: { id: 'service.plan.costs', defaultMessage: 'Cost: {amount}.' },
  free: { id: 'service.plan.free', defaultMessage: 'No charge.' },
});

/** Items of a list within a sentence. */
export const belongingMessages: Readonly<Record<Belonging, Message>> = defineMessages({
  disk: { id: 'service.plan.disk', defaultMessage: 'all data on the disk' },
  addresses: { id: 'service.plan.addresses', defaultMessage: 'the addresses' },
  rdns: { id: 'service.plan.rdns', defaultMessage: 'rDNS records' },
  root_password: { id: 'service.plan.root-password', defaultMessage: 'the root password' },
  ssh_key: { id: 'service.plan.ssh-key', defaultMessage: 'the SSH key' },
  price: { id: 'service.plan.price', defaultMessage: 'the price' },
});
