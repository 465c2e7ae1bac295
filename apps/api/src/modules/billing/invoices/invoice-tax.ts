import { splitVat } from '@portico/pricing/vat';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Configuration } from '../../../platform/settings/configuration.ts';
import { currentTaxation } from '../tax/current-taxation.ts';
import type { InvoiceTaxation } from './invoice-taxation.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/** Returns how lines with this sum would be taxed now, or null if no seller is configured. */
export async function taxNow(
  tx: Transaction,
  configuration: Configuration,
  { clientId, linesCents, at }: { clientId: number; linesCents: number; at: Date },
): Promise<InvoiceTaxation | null> {
  const sale = await currentTaxation(tx, configuration, clientId, at);
  if (sale === null) return null;
  const { name, address, zip_code, city, state, country, vat_id, bank } = sale.seller;
  const seller = { name, contact: null, address, zip_code, city, state, country, vat_id, bank };
  const { netCents, vatCents } = splitVat(linesCents, sale.taxation);
  return { ...sale.taxation, netCents, vatCents, seller, buyer: sale.buyer };
}

/** Returns the taxation of an issued invoice, or null if it was issued without a seller. */
export function taxOf({
  prices,
  tax_treatment,
  vat_rate_basis_points,
  net_cents,
  vat_cents,
  seller,
  buyer,
}: InvoiceRow): InvoiceTaxation | null {
  if (prices === null || tax_treatment === null || vat_rate_basis_points === null) return null;
  if (net_cents === null || vat_cents === null || seller === null || buyer === null) return null;
  const taxation = { prices, treatment: tax_treatment, rateBasisPoints: vat_rate_basis_points };
  return { ...taxation, netCents: net_cents, vatCents: vat_cents, seller, buyer };
}
