import { randomUUID } from 'node:crypto';
import { sandboxMethodId } from '@portico/simulation/sandbox-gateway/sandbox-ids';
import { bookInvoiceSettlement, bookPaymentReceived } from '@portico/api/modules/billing/ledger/ledger';
import { balanceMethodId } from '@portico/api/modules/billing/payments/payment-methods';
import type { Transaction } from '@portico/api/platform/database/database';

const topUpCents = 5_000;

type PaidInvoice = { invoiceId: number; amountCents: number; paidBy: 'balance' | 'gateway'; at: Date };
type Received = { purpose: 'invoice' | 'topup'; invoiceId: number | null; amountCents: number; at: Date };

/** Books the demo client's payments as real ones are. */
export function demoBooks(tx: Transaction, clientId: number) {
  let balanceCents = 0;
  const payment = (amountCents: number, at: Date) => ({
    id: randomUUID(),
    client_id: clientId,
    amount_cents: amountCents,
    currency: 'EUR',
    status: 'succeeded' as const,
    locale: 'en' as const,
    created_at: at,
    decided_at: at,
  });

  async function receive({ purpose, invoiceId, amountCents, at }: Received): Promise<void> {
    const row = { ...payment(amountCents, at), purpose, invoice_id: invoiceId, method_id: sandboxMethodId };
    await tx
      .insertInto('payment')
      .values({ ...row, gateway_reference: `demo-${row.id}` })
      .execute();
    await bookPaymentReceived(tx, { id: row.id, clientId, gatewayId: 'sandbox', amountCents }, at);
    balanceCents += amountCents;
  }

  return {
    /** Pays from the balance, topping it up when it is short, or through the gateway. */
    async pay({ invoiceId, amountCents, paidBy, at }: PaidInvoice): Promise<void> {
      if (paidBy === 'gateway') {
        await receive({ purpose: 'invoice', invoiceId, amountCents, at });
      } else {
        while (balanceCents < amountCents) await receive({ purpose: 'topup', invoiceId: null, amountCents: topUpCents, at });
        const row = { ...payment(amountCents, at), purpose: 'invoice' as const, invoice_id: invoiceId, method_id: balanceMethodId };
        await tx.insertInto('payment').values(row).execute();
      }
      await tx.updateTable('invoice').set({ status: 'paid', paid_at: at }).where('id', '=', invoiceId).execute();
      await bookInvoiceSettlement(tx, { id: invoiceId, clientId, amountCents }, at);
      balanceCents -= amountCents;
    },
    topUpTo: (targetCents: number, at: Date): Promise<void> =>
      receive({ purpose: 'topup', invoiceId: null, amountCents: targetCents - balanceCents, at }),
  };
}
