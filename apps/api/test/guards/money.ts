import type { Guard } from './guard.ts';

const payments = 'src/modules/billing/payments';
const ledger = 'src/database/migrations/2026-11-21-02-ledger.ts';
const refunds = 'src/modules/billing/refunds';

/** What keeps money right. */
export const money: readonly Guard[] = [
  {
    name: 'a payment is decided once',
    file: `${payments}/payments.repository.ts`,
    from: ".where('status', 'in', status === 'succeeded' ? ['pending', 'declined', 'cancelled'] : ['pending'])",
    to: '',
    tests: ['test/payments/webhook.test.ts'],
  },
  {
    name: 'a gateway is believed about this amount alone',
    file: `${payments}/payments.ts`,
    from: 'checkout.amountCents === payment.amount_cents &&',
    to: '',
    tests: ['test/payments/webhook.test.ts'],
  },
  {
    name: 'a gateway is believed about this currency alone',
    file: `${payments}/payments.ts`,
    from: 'checkout.currency === payment.currency &&',
    to: '',
    tests: ['test/payments/webhook.test.ts'],
  },
  {
    name: 'a webhook has the right signature',
    file: 'src/drivers/payments/sandbox/sandbox-signature.ts',
    from: "if (!isRight) return 'wrong';",
    to: '',
    tests: ['test/payments/webhook.test.ts'],
  },
  {
    name: 'a payment locks its invoice',
    file: 'src/modules/billing/invoices/invoices.repository.ts',
    from: ".where('id', '=', invoiceId).where('client_id', '=', clientId).forUpdate().executeTakeFirst()",
    to: ".where('id', '=', invoiceId).where('client_id', '=', clientId).executeTakeFirst()",
    tests: ['test/races/calls.test.ts'],
  },
  {
    name: 'a payment locks the balance that it spends',
    file: 'src/modules/billing/ledger/ledger.repository.ts',
    from: '        .forUpdate()\n',
    to: '',
    tests: ['test/races/calls.test.ts'],
  },
  {
    name: 'the database keeps a balance from falling below zero',
    file: ledger,
    from: ',\n     constraint ledger_account_not_below_zero check (balance_cents >= 0)',
    to: '',
    tests: ['test/ledger/ledger.test.ts'],
  },
  {
    name: 'the database books a kind and reference once',
    file: ledger,
    from: ',\n     unique (kind, reference)',
    to: '',
    tests: ['test/ledger/ledger.test.ts'],
  },
  {
    name: 'a refund is decided once',
    file: `${refunds}/refunds.repository.ts`,
    from: ".where('status', 'in', status === 'failed' ? ['pending', 'succeeded'] : ['pending'])",
    to: '',
    tests: ['test/races/jobs.test.ts', 'test/invoices/gateway-refund.test.ts'],
  },
  {
    name: 'no more is refunded than was paid',
    file: 'src/modules/billing/credits/refund-invoice.ts',
    from: 'if (amountCents < 1 || amountCents > leftCents)',
    to: 'if (amountCents < 1)',
    tests: ['test/invoices/refund-invoice.test.ts'],
  },
];
