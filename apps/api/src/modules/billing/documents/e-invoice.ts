import type { Party, TaxTreatment } from '@portico/contract';
import { addDays } from '../../../calendar.ts';
import { sentence, type MessageId } from '../../../platform/messages/messages.ts';
import type { BankAccount } from '../../../platform/database/tables/billing-tables.ts';
import type { SettledBy } from '../payments/settled-by.ts';
import type { BillingDocument, DocumentLine } from './billing-document.ts';
import { lengthFromActivation } from './length-from-activation.ts';
import { ram, ramDay, ramText } from './xml.ts';

const currency = 'EUR';
const invoiceType = { invoice: '380', creditNote: '381' } as const;
/** UNTDID 5305 category codes, with a VATEX reason code if no VAT is charged. */
const categories: Readonly<Record<TaxTreatment, { code: string; reason: MessageId | null; reasonCode: string | null }>> = {
  standard: { code: 'S', reason: null, reasonCode: null },
  reverse_charge: { code: 'AE', reason: 'documents.reverseCharge', reasonCode: 'VATEX-EU-AE' },
  outside_eu: { code: 'G', reason: 'documents.outsideEu', reasonCode: 'VATEX-EU-G' },
};
/** UN/ECE unit "one": one service for one period. */
const unit = 'C62';
const sepaTransfer = '58';
/** UNTDID 4461 payment means codes: clearing between partners, bank card, not defined. */
const meansCodes: Readonly<Record<SettledBy['means'], string>> = { balance: '97', card: '48', other: '1' };

const namespaces = [
  ['rsm', 'CrossIndustryInvoice'],
  ['ram', 'ReusableAggregateBusinessInformationEntity'],
  ['qdt', 'QualifiedDataType'],
  ['udt', 'UnqualifiedDataType'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:un:unece:uncefact:data:standard:${name}:100"`)
  .join(' ');

/** Returns the document as a Factur-X / ZUGFeRD e-invoice: CII syntax, profile EN 16931. */
export function eInvoiceOf(document: BillingDocument): string {
  const { kind, number, issuedOn, lines, corrects } = document;
  const context = ram('GuidelineSpecifiedDocumentContextParameter', ramText('ID', 'urn:cen.eu:en16931:2017'));
  const head = [
    ramText('ID', number),
    ramText('TypeCode', invoiceType[kind]),
    ramDay('IssueDateTime', issuedOn),
    ram('IncludedNote', ramText('Content', corrects?.reason)),
  ].join('');
  const transaction = [
    ...lines.map((line, index) => lineItem(document, line, index + 1)),
    ram('ApplicableHeaderTradeAgreement', party('SellerTradeParty', document.tax.seller), party('BuyerTradeParty', document.tax.buyer)),
    `<ram:ApplicableHeaderTradeDelivery>${delivery(document)}</ram:ApplicableHeaderTradeDelivery>`,
    settlement(document),
  ].join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rsm:CrossIndustryInvoice ${namespaces}>`,
    `<rsm:ExchangedDocumentContext>${context}</rsm:ExchangedDocumentContext>`,
    `<rsm:ExchangedDocument>${head}</rsm:ExchangedDocument>`,
    `<rsm:SupplyChainTradeTransaction>${transaction}</rsm:SupplyChainTradeTransaction>`,
    '</rsm:CrossIndustryInvoice>',
  ].join('\n');
}

function lineItem({ tax, locale }: BillingDocument, line: DocumentLine, position: number): string {
  const { description, count, hostnames, details, period, netCents } = line;
  const length = lengthFromActivation(line, locale);
  const about = [...hostnames, ...details.map(({ name, value }) => `${name}: ${value}`), length].filter(Boolean).join(', ');
  // A price is never below zero (BR-27): what is taken off is a price by a quantity below zero.
  const quantity = String(netCents < 0 ? -count : count);
  // A net amount that is no whole number of cents for each is the price of all of them (BT-149), so that price by quantity is exact.
  const isWhole = netCents % count === 0;
  const price = amount(Math.abs(isWhole ? netCents / count : netCents));
  const pricedQuantity = !isWhole && ramText('BasisQuantity', String(count), { unitCode: unit });
  return ram(
    'IncludedSupplyChainTradeLineItem',
    ram('AssociatedDocumentLineDocument', ramText('LineID', String(position))),
    ram('SpecifiedTradeProduct', ramText('Name', description), ramText('Description', about)),
    ram('SpecifiedLineTradeAgreement', ram('NetPriceProductTradePrice', ramText('ChargeAmount', price), pricedQuantity)),
    ram('SpecifiedLineTradeDelivery', ramText('BilledQuantity', quantity, { unitCode: unit })),
    ram(
      'SpecifiedLineTradeSettlement',
      ram('ApplicableTradeTax', ramText('TypeCode', 'VAT'), ramText('CategoryCode', categories[tax.treatment].code), rate(tax)),
      period && ram('BillingSpecifiedPeriod', ramDay('StartDateTime', period.start), ramDay('EndDateTime', addDays(period.end, -1))),
      ram('SpecifiedTradeSettlementLineMonetarySummation', ramText('LineTotalAmount', amount(netCents))),
    ),
  );
}

function party(name: string, { name: called, contact, address, zip_code, city, state, country, vat_id }: Party): string {
  return ram(
    name,
    ramText('Name', called),
    ram('DefinedTradeContact', ramText('PersonName', contact)),
    ram(
      'PostalTradeAddress',
      ramText('PostcodeCode', zip_code),
      ramText('LineOne', address),
      ramText('CityName', city),
      ramText('CountryID', country),
      ramText('CountrySubDivisionName', state),
    ),
    ram('SpecifiedTaxRegistration', ramText('ID', vat_id, { schemeID: 'VA' })),
  );
}

/** Lines with a period already state the delivery date. */
function delivery({ kind, lines, issuedOn }: BillingDocument): string {
  if (kind === 'creditNote' || lines.some(({ period }) => period !== null)) return '';
  return ram('ActualDeliverySupplyChainEvent', ramDay('OccurrenceDateTime', issuedOn));
}

function settlement(document: BillingDocument): string {
  const { number, dueOn, status, paid, tax, grossCents, corrects, locale } = document;
  const { code, reason, reasonCode } = categories[tax.treatment];
  const isDue = status === 'unpaid';
  return ram(
    'ApplicableHeaderTradeSettlement',
    isDue && ramText('PaymentReference', number),
    ramText('InvoiceCurrencyCode', currency),
    isDue && tax.seller.bank && transferTo(tax.seller.bank),
    paid?.by != null &&
      ram('SpecifiedTradeSettlementPaymentMeans', ramText('TypeCode', meansCodes[paid.by.means]), ramText('Information', paid.by.label)),
    ram(
      'ApplicableTradeTax',
      ramText('CalculatedAmount', amount(tax.vatCents)),
      ramText('TypeCode', 'VAT'),
      ramText('ExemptionReason', reason && sentence(locale, reason)),
      ramText('BasisAmount', amount(tax.netCents)),
      ramText('CategoryCode', code),
      ramText('ExemptionReasonCode', reasonCode),
      rate(tax),
    ),
    ram(
      'SpecifiedTradePaymentTerms',
      ramDay('DueDateDateTime', dueOn),
      corrects && ramText('Description', sentence(locale, `documents.refundedTo.${corrects.refundedTo}`)),
    ),
    ram(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      ramText('LineTotalAmount', amount(tax.netCents)),
      ramText('TaxBasisTotalAmount', amount(tax.netCents)),
      ramText('TaxTotalAmount', amount(tax.vatCents), { currencyID: currency }),
      ramText('GrandTotalAmount', amount(grossCents)),
      paid && ramText('TotalPrepaidAmount', amount(grossCents)),
      ramText('DuePayableAmount', amount(paid === null ? grossCents : 0)),
    ),
    corrects &&
      ram(
        'InvoiceReferencedDocument',
        ramText('IssuerAssignedID', corrects.number),
        ramDay('FormattedIssueDateTime', corrects.issuedOn, 'qdt'),
      ),
  );
}

function transferTo({ account_name, iban, bic }: BankAccount): string {
  return ram(
    'SpecifiedTradeSettlementPaymentMeans',
    ramText('TypeCode', sepaTransfer),
    ram('PayeePartyCreditorFinancialAccount', ramText('IBANID', iban), ramText('AccountName', account_name)),
    ram('PayeeSpecifiedCreditorFinancialInstitution', ramText('BICID', bic)),
  );
}

function rate({ rateBasisPoints }: { rateBasisPoints: number }): string {
  return ramText('RateApplicablePercent', amount(rateBasisPoints));
}

/** Formats hundredths with two decimals. */
function amount(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
