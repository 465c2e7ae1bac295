import type { Transaction } from '../../database/database.ts';
import type { Configuration } from '../../settings/configuration.ts';
import { addInvoiceLines, openInvoice, type OpenedInvoice } from '../billing/invoices/issue-invoice.ts';
import type { InvoiceLine } from '../billing/invoices/invoice-line.ts';
import type { CataloguePlan } from '../catalogue/catalogue.schema.ts';
import { addServices } from '../services/services.ts';
import type { PricedItem } from './price-order.ts';

type NewOrder = {
  clientId: number;
  items: readonly PricedItem[];
  /** ISO day. */
  dueDate: string;
  at: Date;
};

/** Writes what was ordered: one invoice, and a service with a line of its own for each unit. */
export async function recordOrder(
  tx: Transaction,
  configuration: Configuration,
  { clientId, items, dueDate, at }: NewOrder,
): Promise<OpenedInvoice & { serviceIds: readonly number[] }> {
  const units = items.flatMap((item) => item.hostnames.map((hostname) => ({ item, hostname })));
  const lines = units.map(({ item, hostname }) => lineOf(item, hostname));
  const opened = await openInvoice(tx, configuration, { clientId, lines, dueDate, at });
  const services = units.map(({ item: { offer, ...item }, hostname }) => ({
    client_id: clientId,
    invoice_id: opened.invoiceId,
    hostname,
    tariff: item.tariff,
    plan_type: offer.plan.type,
    tariff_name: offer.plan.name,
    country: offer.placement.country,
    city: JSON.stringify(offer.placement.city),
    billing_cycle: item.billingCycle,
    renewal_cents: item.unitCents,
    configoptions: JSON.stringify(item.configoptions),
    details: JSON.stringify(item.details),
    ...item.system,
    specs: { cpu: offer.plan.cpu, memory: offer.plan.memory, storage: offer.plan.storage },
    traffic_included_bytes: includedBytes(offer.plan),
    created_at: at,
  }));
  const serviceIds = await addServices(tx, services);
  const issued = lines.map((line, index) => ({ ...line, serviceId: serviceIds[index] ?? null, period: null }));
  await addInvoiceLines(tx, opened.invoiceId, issued);
  return { ...opened, serviceIds };
}

/** By the month; null where the plan does not limit it, or was sold before plans said so in figures. */
function includedBytes({ traffic_gb: gigabytes }: CataloguePlan): number | null {
  return gigabytes == null ? null : gigabytes * 1_000_000_000;
}

/** What one unit's period is on an invoice. */
export function lineOf({ offer: { plan, placement }, billingCycle, details, unitCents }: PricedItem, hostname: string): InvoiceLine {
  const description = { en: `${plan.name.en}, ${placement.city.en}`, ru: `${plan.name.ru}, ${placement.city.ru}` };
  return { description, hostname, billingCycle, details, amountCents: unitCents };
}
