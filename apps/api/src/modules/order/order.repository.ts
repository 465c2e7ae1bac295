import type { Transaction } from '../../database/database.ts';
import type { PricedItem } from './price-order.ts';

export type NewOrder = { clientId: number; items: readonly PricedItem[]; dueDate: string; at: Date };
export type PlacedOrder = { invoiceId: number; amountCents: number; serviceIds: number[] };

/** Writes the invoice, its lines and its services. The number is taken last of the locks that a placed order needs, and given up if it fails. */
export async function insertOrder(tx: Transaction, { clientId, items, dueDate, at }: NewOrder): Promise<PlacedOrder> {
  const units = items.flatMap((item) => item.hostnames.map((hostname) => ({ item, hostname })));
  const { last_number: invoiceId } = await tx
    .updateTable('invoice_counter')
    .set((row) => ({ last_number: row('last_number', '+', 1) }))
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const amountCents = units.reduce((sum, { item }) => sum + item.unitCents, 0);
  await tx
    .insertInto('invoice')
    .values({
      id: invoiceId,
      client_id: clientId,
      status: 'unpaid',
      amount_cents: amountCents,
      created_at: at,
      due_date: dueDate,
      search_text: invoiceSearchText(invoiceId, units),
    })
    .execute();
  const services = await tx
    .insertInto('service')
    .values(units.map(({ item, hostname }) => serviceRow(item, { hostname, clientId, invoiceId, at })))
    .returning(['id', 'hostname'])
    .execute();
  await tx
    .insertInto('invoice_item')
    .values(
      units.map(({ item, hostname }, position) => ({
        invoice_id: invoiceId,
        position,
        // Rows come back in the order in which they were given.
        service_id: services[position]?.id ?? null,
        description: JSON.stringify(describeItem(item)),
        hostname,
        billing_cycle: item.billingCycle,
        details: JSON.stringify(item.details),
        amount_cents: item.unitCents,
      })),
    )
    .execute();
  return { invoiceId, amountCents, serviceIds: services.map(({ id }) => id) };
}

type ServiceOwner = { hostname: string; clientId: number; invoiceId: number; at: Date };

function serviceRow(item: PricedItem, { hostname, clientId, invoiceId, at }: ServiceOwner) {
  const { plan, placement } = item.offer;
  return {
    client_id: clientId,
    invoice_id: invoiceId,
    status: 'pending' as const,
    hostname,
    tariff: item.tariff,
    plan_type: plan.type,
    tariff_name: JSON.stringify(plan.name),
    country: placement.country,
    city: JSON.stringify(placement.city),
    billing_cycle: item.billingCycle,
    renewal_cents: item.unitCents,
    configoptions: JSON.stringify(item.configoptions),
    details: JSON.stringify(item.details),
    created_at: at,
    search_text: [hostname, plan.name.en, plan.name.ru].join('\n').toLowerCase(),
  };
}

function describeItem({ offer: { plan, placement } }: PricedItem): { en: string; ru: string } {
  return { en: `${plan.name.en}, ${placement.city.en}`, ru: `${plan.name.ru}, ${placement.city.ru}` };
}

function invoiceSearchText(invoiceId: number, units: readonly { item: PricedItem; hostname: string }[]): string {
  const texts = units.flatMap(({ item, hostname }) => [...Object.values(describeItem(item)), hostname]);
  return [...new Set([String(invoiceId), ...texts])].join('\n').toLowerCase();
}
