import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BillingDocument } from '../../src/modules/billing/documents/billing-document.ts';
import { eInvoiceOf } from '../../src/modules/billing/documents/e-invoice.ts';
import { printDocument } from '../../src/modules/billing/documents/print-document.ts';
import { eInvoiceFigures, schemaErrors } from './e-invoice-rules.ts';
import { readDocument } from './read-document.ts';

/** Text that forms refuse may arrive another way and must not break a document. */
function documentWith(text: string): BillingDocument {
  const party = {
    name: `x${text}`,
    contact: text,
    address: text,
    zip_code: text,
    city: text,
    state: text,
    country: 'DE',
    vat_id: 'DE136695976',
  };
  return {
    kind: 'invoice',
    locale: 'en',
    number: '10042',
    issuedOn: '2026-11-22',
    dueOn: '2026-11-29',
    issuedAt: new Date('2026-11-22T10:00:00Z'),
    status: 'unpaid',
    paid: null,
    tax: {
      prices: 'gross',
      treatment: 'standard',
      rateBasisPoints: 1_900,
      netCents: 580,
      vatCents: 110,
      seller: { ...party, bank: null },
      buyer: party,
    },
    grossCents: 690,
    corrects: null,
    lines: [
      {
        kind: 'service',
        description: `x${text}`,
        count: 1,
        hostnames: [text],
        billingCycle: 'monthly',
        details: [{ name: text, value: text }],
        period: null,
        amountCents: 690,
        netCents: 580,
      },
    ],
  };
}

const hostile = [
  ['markup', '<b>&amp;</b> ]]> <!-- "\' --> <?xml?> &#0; %n'],
  ['control characters', '\u0000\u0001\u0007\b\t\n\v\f\r\u001b\u007f\u0085'],
  ['half a character, and none', 'a\ud800b\udc00c\ufffe\uffff'],
  ['scripts that the font lacks, directions and what is not seen', '漢字 🦄 שלום مرحبا ไทย e\u0301\u202e\u200b\u2028\u00ad'],
  ['a word of many lines', 'W'.repeat(1_000)],
] as const;

test.each(hostile)('%s: is printed if the font supports it, and is valid in an e-invoice', async (_name, text) => {
  const document = documentWith(text);
  const xml = eInvoiceOf(document);
  expect(await schemaErrors(xml)).toEqual([]);
  const read = await readDocument(await printDocument(document));
  expect(read.xml).toBe(xml);
  expect(read.text).toContain('Invoice 10042');
  expect(read.text).toContain('€6.90');
});

test('any text results in a well-formed e-invoice with correct figures', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const xml = eInvoiceOf(documentWith(text));
      expect(eInvoiceFigures(xml, { rounding: 1 })).toMatchObject({ netCents: 580, vatCents: 110, grossCents: 690 });
      expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|&(?!(?:amp|lt|gt|quot);)/u);
      expect(xml.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<]/);
    }),
    { numRuns: 2_000 },
  );
});
