import type { Party } from '@portico/contract';
import type { VatSplit } from '@portico/pricing/vat';
import type { SellerOnInvoice } from '../../../platform/database/tables/billing-tables.ts';
import type { Taxation } from '../tax/tax-terms.ts';

/** The taxation of an invoice, frozen when it is issued. */
export type InvoiceTaxation = Taxation & Pick<VatSplit, 'netCents' | 'vatCents'> & { seller: SellerOnInvoice; buyer: Party };
