import type { PricedItem } from '../modules/order/price-order.ts';
import type { Transaction } from '../database/database.ts';

type Billing = {
  clientId: number;
  item: PricedItem;
  hostname: string;
  /** Null for an order that was cancelled before anything was set up. */
  service: { id: number; periodStart: string } | null;
  dueDate: string;
  at: Date;
};

/** An invoice of one line. Answers its number. */
export async function seedInvoice(tx: Transaction, { clientId, item, hostname, service, dueDate, at }: Billing): Promise<number> {
  const { plan, placement } = item.offer;
  const description = { en: `${plan.name.en}, ${placement.city.en}`, ru: `${plan.name.ru}, ${placement.city.ru}` };
  const { last_number: invoiceId } = await tx
    .updateTable('invoice_counter')
    .set((row) => ({ last_number: row('last_number', '+', 1) }))
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('invoice')
    .values({
      id: invoiceId,
      client_id: clientId,
      status: 'unpaid',
      amount_cents: item.unitCents,
      created_at: at,
      due_date: dueDate,
      search_text: [invoiceId, description.en, description.ru, hostname].join('\n').toLowerCase(),
    })
    .execute();
  await tx
    .insertInto('invoice_item')
    .values({
      invoice_id: invoiceId,
      position: 0,
      service_id: service?.id ?? null,
      period_start: service?.periodStart ?? null,
      description: JSON.stringify(description),
      hostname,
      billing_cycle: item.billingCycle,
      details: JSON.stringify(item.details),
      amount_cents: item.unitCents,
    })
    .execute();
  return invoiceId;
}
