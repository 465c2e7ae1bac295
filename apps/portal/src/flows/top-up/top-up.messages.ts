import { defineMessages } from '@portico/i18n/define-messages';

export const topUpMessages = defineMessages({
  title: { id: 'balance.top-up.title', defaultMessage: 'Top up your balance' },
  description: { id: 'balance.top-up.description', defaultMessage: 'Your balance: {balance}' },
  amount: { id: 'balance.top-up.amount', defaultMessage: 'Amount, EUR' },
  amountMissing: { id: 'balance.top-up.amount.missing', defaultMessage: 'Enter an amount.' },
  amountHint: { id: 'balance.top-up.amount-hint', defaultMessage: 'From {min} to {max}' },
  amountInDoubt: {
    id: 'balance.top-up.amount-in-doubt',
    defaultMessage: 'Did you mean {whole} or {fraction}? Enter {plain} without separators, or use two decimals.',
  },
  method: { id: 'balance.top-up.method', defaultMessage: 'Payment method' },
  paid: { id: 'balance.top-up.paid', defaultMessage: 'Balance topped up.' },
  alreadyPaid: {
    id: 'balance.top-up.already-paid',
    defaultMessage: 'This top-up had already gone through. Your card wasn’t charged again.',
  },
  methodsFailed: { id: 'balance.top-up.methods-failed', defaultMessage: 'Couldn’t load the payment methods' },
  noMethods: { id: 'balance.top-up.no-methods', defaultMessage: 'No payment methods are available right now.' },
});
