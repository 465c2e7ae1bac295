import type { BillingCycle } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const viewMessages = defineMessages({
  title: { id: 'service.title', defaultMessage: 'Service {id}' },
  back: { id: 'service.back', defaultMessage: 'My services' },
  breadcrumbs: { id: 'service.breadcrumbs', defaultMessage: 'Breadcrumbs' },
  notFound: { id: 'service.not-found', defaultMessage: 'Service not found' },
  notFoundText: { id: 'service.not-found-text', defaultMessage: 'It doesn’t exist or belongs to another account.' },
  failed: { id: 'service.failed', defaultMessage: 'Couldn’t load the status of the service' },
  tabs: { id: 'service.tabs', defaultMessage: 'Pages of {hostname}' },
  facts: { id: 'service.facts', defaultMessage: 'Configuration' },
  cpu: { id: 'service.cpu', defaultMessage: 'CPU' },
  memory: { id: 'service.memory', defaultMessage: 'Memory' },
  storage: { id: 'service.storage', defaultMessage: 'Storage' },
  os: { id: 'service.os', defaultMessage: 'Operating system' },
  none: { id: 'service.none', defaultMessage: '—' },
  price: { id: 'service.price', defaultMessage: 'Price' },
  renews: { id: 'service.renews', defaultMessage: 'Renews {date}' },
  raid: { id: 'service.raid', defaultMessage: 'RAID level' },
  unavailable: { id: 'service.unavailable', defaultMessage: 'Not available' },
  toOverview: { id: 'service.to-overview', defaultMessage: 'Go to overview' },
  running: { id: 'service.power.running', defaultMessage: 'Running' },
  since: { id: 'service.since', defaultMessage: 'Active since {date}' },
  wasDue: { id: 'service.was-due', defaultMessage: 'Was due {date}' },
  ends: { id: 'service.ends', defaultMessage: 'Ends {date}' },
  console: { id: 'service.console', defaultMessage: 'Console' },
  more: { id: 'service.more', defaultMessage: 'More actions' },
  toIso: { id: 'service.to-iso', defaultMessage: 'Mount an ISO image' },
  toReinstall: { id: 'service.to-reinstall', defaultMessage: 'Reinstall' },
  startFailed: { id: 'service.power.start-failed', defaultMessage: 'Couldn’t start the server' },
  dismiss: { id: 'service.dismiss', defaultMessage: 'Dismiss' },
});

export const tabMessages = defineMessages({
  overview: { id: 'service.tab.overview', defaultMessage: 'Overview' },
  network: { id: 'service.tab.network', defaultMessage: 'Network' },
  console: { id: 'service.tab.console', defaultMessage: 'Console' },
  iso: { id: 'service.tab.iso', defaultMessage: 'ISO image' },
  reinstall: { id: 'service.tab.reinstall', defaultMessage: 'Reinstall' },
  traffic: { id: 'service.tab.traffic', defaultMessage: 'Traffic' },
  cancellation: { id: 'service.tab.cancellation', defaultMessage: 'Cancellation' },
  activity: { id: 'service.tab.activity', defaultMessage: 'Activity' },
});

/** Window titles, to which the brand is appended: `staticData.title` names them by id. */
defineMessages({
  network: { id: 'service.title.network', defaultMessage: 'Network, service {id}' },
  console: { id: 'service.title.console', defaultMessage: 'Console, service {id}' },
  iso: { id: 'service.title.iso', defaultMessage: 'ISO image, service {id}' },
  reinstall: { id: 'service.title.reinstall', defaultMessage: 'Reinstall, service {id}' },
  traffic: { id: 'service.title.traffic', defaultMessage: 'Traffic, service {id}' },
  cancellation: { id: 'service.title.cancellation', defaultMessage: 'Cancellation, service {id}' },
  activity: { id: 'service.title.activity', defaultMessage: 'Activity, service {id}' },
});

/** How often the price is charged, shown after it. */
export const cycleMessages: Readonly<Record<BillingCycle, Message>> = defineMessages({
  monthly: { id: 'service.cycle.monthly', defaultMessage: 'monthly' },
  quarterly: { id: 'service.cycle.quarterly', defaultMessage: 'quarterly' },
  'semi-annually': { id: 'service.cycle.semi-annually', defaultMessage: 'semi-annually' },
  annually: { id: 'service.cycle.annually', defaultMessage: 'annually' },
});

export const stateMessages = defineMessages({
  pendingTitle: { id: 'service.state.pending', defaultMessage: 'This service is waiting for payment' },
  pendingText: { id: 'service.state.pending-text', defaultMessage: 'We set up the server as soon as the invoice is paid.' },
  payInvoice: { id: 'service.state.pay', defaultMessage: 'Pay invoice {invoice}' },
  prepareTitle: { id: 'service.state.prepare', defaultMessage: 'We’re setting up the server' },
  prepareText: {
    id: 'service.state.prepare-text',
    defaultMessage: 'This usually takes a few minutes. This page updates when the server is ready.',
  },
  suspendedTitle: { id: 'service.state.suspended', defaultMessage: 'This service is suspended' },
  suspendedText: {
    id: 'service.state.suspended-text',
    defaultMessage:
      'The server is switched off, its data is kept. If an invoice is overdue, pay it to switch the server back on. Otherwise contact support.',
  },
  suspendedUntilText: {
    id: 'service.state.suspended-until-text',
    defaultMessage: 'The server is switched off. If the overdue invoice isn’t paid by {last} (UTC), it’s deleted with its data.',
  },
  suspendedBySupportText: {
    id: 'service.state.suspended-by-support-text',
    defaultMessage:
      'Our support suspended this service. The server is switched off, its data is kept. Paying an invoice doesn’t change that.',
  },
  toSupport: { id: 'service.state.to-support', defaultMessage: 'Contact support' },
  overdueText: {
    id: 'service.state.overdue-text',
    defaultMessage:
      'Invoice {invoice} of {amount} was due on {date}. The server is switched off, its data is kept. Pay the invoice to switch it back on.',
  },
  overdueUntilText: {
    id: 'service.state.overdue-until-text',
    defaultMessage:
      'Invoice {invoice} of {amount} was due on {date}. The server is switched off. Pay by {last} (UTC) to switch it back on. After that it’s deleted with its data.',
  },
  dueTitle: { id: 'service.state.due', defaultMessage: 'The next period isn’t paid yet' },
  dueText: {
    id: 'service.state.due-text',
    defaultMessage: 'Invoice {invoice} of {amount} is due on {date}. If it’s still unpaid after that, the service is suspended.',
  },
  toInvoices: { id: 'service.state.to-invoices', defaultMessage: 'View unpaid invoices' },
  deletedTitle: { id: 'service.state.deleted', defaultMessage: 'This service is deleted' },
  deletedText: {
    id: 'service.state.deleted-text',
    defaultMessage: 'The server, its data and its addresses are gone. This is their history.',
  },
  orderAnother: { id: 'service.state.order', defaultMessage: 'Order new service' },
  endsTitle: { id: 'service.state.ends', defaultMessage: 'This service ends on {date}' },
  endsText: {
    id: 'service.state.ends-text',
    defaultMessage: 'It was cancelled and won’t renew. You can withdraw the cancellation until the end of that day (UTC).',
  },
  suspendedEndsText: {
    id: 'service.state.suspended-ends-text',
    defaultMessage:
      'It was cancelled. It’s switched off, and it’s deleted with its data at the end of that day (UTC). You can withdraw the cancellation until then.',
  },
  toCancellation: { id: 'service.state.to-cancellation', defaultMessage: 'View cancellation' },
});
