import { defineMessages } from '@portico/i18n/define-messages';

export const paymentMessages = defineMessages({
  automatic: { id: 'settings.payment.automatic', defaultMessage: 'Automatic payment' },
  invoices: { id: 'settings.payment.invoices', defaultMessage: 'Invoices' },
  fromBalance: { id: 'settings.payment.from-balance', defaultMessage: 'Pay from the balance' },
  fromBalanceHint: {
    id: 'settings.payment.from-balance-hint',
    defaultMessage: 'Renewals are paid automatically when your balance covers them.',
  },
  fromCard: { id: 'settings.payment.from-card', defaultMessage: 'Pay from the card' },
  fromCardHint: {
    id: 'settings.payment.from-card-hint',
    defaultMessage: 'If your balance isn’t enough, we charge your default card on the due date. If that fails, we tell you and try again.',
  },
  noCard: { id: 'settings.payment.no-card', defaultMessage: 'No saved cards yet.' },
  split: { id: 'settings.payment.split', defaultMessage: 'A separate invoice for each service' },
  splitHint: {
    id: 'settings.payment.split-hint',
    defaultMessage: 'Each service that renews on the same day gets its own invoice.',
  },
  failed: { id: 'settings.payment.failed', defaultMessage: 'Couldn’t load the payment settings' },
  notSaved: { id: 'settings.payment.not-saved', defaultMessage: 'Couldn’t save this. Nothing was changed.' },
});
