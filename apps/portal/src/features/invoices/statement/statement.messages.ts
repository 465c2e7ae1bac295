import type { BalanceEntryKind } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const statementMessages = defineMessages({
  title: { id: 'invoices.statement.title', defaultMessage: 'Balance history' },
  open: { id: 'invoices.statement.open', defaultMessage: 'Balance history' },
  save: { id: 'invoices.statement.save', defaultMessage: 'Download CSV' },
  saveFailed: { id: 'invoices.statement.save-failed', defaultMessage: 'Couldn’t download the CSV' },
  date: { id: 'invoices.statement.date', defaultMessage: 'Date' },
  what: { id: 'invoices.statement.what', defaultMessage: 'Description' },
  amount: { id: 'invoices.statement.amount', defaultMessage: 'Amount' },
  balance: { id: 'invoices.statement.balance', defaultMessage: 'Balance' },
  range: { id: 'invoices.statement.range', defaultMessage: '{first}–{last} of {total, plural, one {# entry} other {# entries}}' },
  failed: { id: 'invoices.statement.failed', defaultMessage: 'Couldn’t load your balance history' },
  empty: { id: 'invoices.statement.empty', defaultMessage: 'No balance activity yet' },
  emptyText: { id: 'invoices.statement.empty-text', defaultMessage: 'Your payments and top-ups appear here.' },
  topUp: { id: 'invoices.statement.top-up-balance', defaultMessage: 'Top up your balance' },
});

export const entryMessages: Readonly<Record<BalanceEntryKind, Message>> = defineMessages({
  top_up: { id: 'invoices.statement.top-up', defaultMessage: 'Top-up, {method}' },
  payment: { id: 'invoices.statement.payment', defaultMessage: 'Payment for invoice {invoice}, {method}' },
  invoice: { id: 'invoices.statement.invoice', defaultMessage: 'Invoice {invoice}' },
  refund: { id: 'invoices.statement.refund', defaultMessage: 'Refund of invoice {invoice}, {creditNote}' },
  payout: { id: 'invoices.statement.payout', defaultMessage: 'Refund of invoice {invoice} sent back, {method}' },
  payout_returned: { id: 'invoices.statement.payout-returned', defaultMessage: 'Refund of invoice {invoice} failed, {method}' },
  adjustment: { id: 'invoices.statement.adjustment', defaultMessage: 'Correction' },
});
