import { driverOf } from '../catalogue/catalogue.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inEachLanguage, inLanguage } from '../../platform/messages/messages.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { addInvoiceLines, openInvoice, type OpenedInvoice } from '../billing/invoices/issue-invoice.ts';
import type { InvoiceLine } from '../billing/invoices/invoice-line.ts';
import type { CataloguePlan } from '../catalogue/catalogue.schema.ts';
import { addServices } from '../services/services.ts';
import { discountLine } from '../billing/invoices/discount-line.ts';
import { setupLine } from '../billing/invoices/setup-line.ts';
import { discountOfUnit, type DiscountedItem } from './discount-order.ts';
import type { PricedItem } from './price-order.ts';

type NewOrder = ClientScope & {
  items: readonly DiscountedItem[];
  /** ISO date. */
  dueDate: string;
  at: Date;
};

/** Records an order: one invoice, and for each unit a service with its line, discount and setup fee. */
export async function recordOrder(
  tx: Transaction,
  configuration: Configuration,
  { clientId, items, dueDate, at }: NewOrder,
): Promise<OpenedInvoice & { serviceIds: readonly number[] }> {
  const units = items.flatMap(unitsOf);
  const opened = await openInvoice(tx, configuration, { clientId, lines: units.flatMap(({ lines }) => lines), dueDate, at });
  const services = units.map(({ item: { offer, ...item }, hostname, renewalDiscountCents }) => ({
    invoice_id: opened.invoiceId,
    hostname,
    tariff: item.tariff,
    plan_type: offer.plan.type,
    tariff_name: offer.plan.name,
    country: offer.placement.country,
    driver: driverOf(offer),
    city: JSON.stringify(offer.placement.city),
    billing_cycle: item.billingCycle,
    renewal_cents: item.unitCents - renewalDiscountCents,
    renewal_discount_cents: renewalDiscountCents,
    promo_code: renewalDiscountCents > 0 ? (item.discount?.code ?? null) : null,
    configoptions: JSON.stringify(item.configoptions),
    details: JSON.stringify(item.details),
    ...item.system,
    specs: { cpu: offer.plan.cpu, memory: offer.plan.memory, storage: offer.plan.storage },
    traffic_included_bytes: includedBytes(offer.plan),
    created_at: at,
  }));
  const serviceIds = await addServices(tx, { clientId }, services);
  const issued = units.flatMap(({ lines }, index) =>
    lines.map((line) => ({ ...line, serviceId: serviceIds[index] ?? null, period: null })),
  );
  await addInvoiceLines(tx, opened.invoiceId, issued);
  return { ...opened, serviceIds };
}

function unitsOf(item: DiscountedItem) {
  return item.hostnames.map((hostname, unit) => {
    const { firstCents, renewalCents } = discountOfUnit(item, unit);
    const line = lineOf(item, hostname);
    const discounts = firstCents > 0 ? [discountLine(line, item.discount?.code ?? '', firstCents)] : [];
    const fees = item.setupCents > 0 ? [setupLine(line, item.setupCents)] : [];
    return { item, hostname, lines: [line, ...discounts, ...fees], renewalDiscountCents: renewalCents };
  });
}

/** Included bytes a month, or null if traffic is unlimited or the plan predates traffic limits. */
function includedBytes({ traffic_gb: gigabytes }: CataloguePlan): number | null {
  return gigabytes == null ? null : gigabytes * 1_000_000_000;
}

/** Returns the invoice line for a period of one unit. */
export function lineOf({ offer: { plan, placement }, billingCycle, details, unitCents }: PricedItem, hostname: string): InvoiceLine {
  const description = inEachLanguage((language) => `${inLanguage(plan.name, language)}, ${inLanguage(placement.city, language)}`);
  return { description, hostname, billingCycle, details, amountCents: unitCents };
}
