import { defineMessages } from '@portico/i18n/define-messages';

export const statePageMessages = defineMessages({
  order: { id: 'service.order', defaultMessage: 'Your order' },
  orderFailed: { id: 'service.order.failed', defaultMessage: 'Couldn’t load the order' },
  plan: { id: 'service.order.plan', defaultMessage: 'Plan' },
  place: { id: 'service.order.place', defaultMessage: 'Location' },
  ordered: { id: 'service.order.ordered', defaultMessage: 'Ordered' },
  invoice: { id: 'service.order.invoice', defaultMessage: 'Invoice' },
  invoiceValue: { id: 'service.order.invoice-value', defaultMessage: '{invoice}, {amount}' },
  expires: { id: 'service.order.expires', defaultMessage: 'Pay by' },
  expiresNote: {
    id: 'service.order.expires-note',
    defaultMessage: 'If invoice {invoice} isn’t paid by {date} (UTC), the order is cancelled.',
  },

  progress: { id: 'service.setup', defaultMessage: 'Setup' },
  steps: { id: 'service.setup.steps', defaultMessage: 'Setup steps' },
  stepPaid: { id: 'service.setup.paid', defaultMessage: 'Payment received' },
  stepServer: { id: 'service.setup.server', defaultMessage: 'Server setup' },
  stepAccess: { id: 'service.setup.access', defaultMessage: 'Ready to use' },
  stepDone: { id: 'service.setup.done', defaultMessage: 'done' },
  stepCompact: { id: 'service.setup.compact', defaultMessage: 'Step {step} of {total} · {label}' },
  stepText: {
    id: 'service.setup.text',
    defaultMessage: 'We’re installing {system} and assigning IP addresses.',
  },
  stepTextPlain: { id: 'service.setup.text-plain', defaultMessage: 'We’re setting up the hardware and assigning IP addresses.' },
  next: {
    id: 'service.setup.next',
    defaultMessage: 'When it’s ready, this page shows the IP addresses, the root password and the console.',
  },

  history: { id: 'service.history', defaultMessage: 'Service history' },
  activeFrom: { id: 'service.history.active-from', defaultMessage: 'Active from' },
  deletedOn: { id: 'service.history.deleted-on', defaultMessage: 'Deleted' },
  cancelledOn: { id: 'service.history.cancelled-on', defaultMessage: 'Order cancelled' },
  reason: { id: 'service.history.reason', defaultMessage: 'Cancellation reason' },
  invoices: { id: 'service.history.invoices', defaultMessage: 'Find invoices' },
  activity: { id: 'service.history.activity', defaultMessage: 'View activity' },
});
