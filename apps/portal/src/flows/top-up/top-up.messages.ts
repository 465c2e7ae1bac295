import { defineMessages } from '@portico/i18n/define-messages';

export const topUpMessages = defineMessages({
  title: { id: 'balance.top-up.title', defaultMessage: 'Top up the balance' },
  description: { id: 'balance.top-up.description', defaultMessage: 'Your balance: {balance}' },
  close: { id: 'balance.top-up.close', defaultMessage: 'Close' },
  amount: { id: 'balance.top-up.amount', defaultMessage: 'Amount, EUR' },
  amountHint: { id: 'balance.top-up.amount-hint', defaultMessage: 'From {min} to {max}' },
  amountInDoubt: {
    id: 'balance.top-up.amount-in-doubt',
    defaultMessage: 'Is that {whole} or {fraction}? Type {plain} without a mark, or two decimals.',
  },
  method: { id: 'balance.top-up.method', defaultMessage: 'Payment method' },
  paid: { id: 'balance.top-up.paid', defaultMessage: 'The balance is topped up.' },
  methodsFailed: { id: 'balance.top-up.methods-failed', defaultMessage: 'The payment methods could not be loaded' },
  noMethods: { id: 'balance.top-up.no-methods', defaultMessage: 'There is no way to top up at the moment.' },
});
