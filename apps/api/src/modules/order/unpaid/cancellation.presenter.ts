import type { InvoiceStatus, Language, OrderCancellation } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import type { Translated } from '../../../platform/database/tables/columns.ts';
import { inLanguage } from '../../../platform/messages/messages.ts';
import type { IssuedInvoice } from '../../billing/invoices/cancel-invoice.ts';

type Cancelled = { id: number; hostname: string; tariff_name: Translated };

export function presentCancellation(
  { id, amount_cents: cents }: IssuedInvoice,
  status: InvoiceStatus,
  services: readonly Cancelled[],
  locale: Language,
): OrderCancellation {
  const cancelled = services.map((service) => ({
    id: service.id,
    hostname: service.hostname,
    tariff_name: inLanguage(service.tariff_name, locale),
  }));
  return { invoice_id: id, status, amount: eurosFromCents(cents), services: cancelled };
}
