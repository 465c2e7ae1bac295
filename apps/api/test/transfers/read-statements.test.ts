import { describe, expect, test } from 'vitest';
import { centsFromText } from '../../src/modules/billing/transfers/cents-from-text.ts';
import { invoiceNumbersIn } from '../../src/modules/billing/transfers/match-invoice.ts';
import { readCamt } from '../../src/modules/billing/transfers/read-camt.ts';
import { readCsv } from '../../src/modules/billing/transfers/read-csv.ts';
import { camt } from './bank-files.ts';

describe('centsFromText', () => {
  test.each([
    ['120', 12_000],
    ['120.5', 12_050],
    ['120,50', 12_050],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ["1'234.56", 123_456],
    ['1\u00A0234,56', 123_456],
    ['-12,00', -1200],
    ['+12.00', 1200],
    ['0.00', 0],
  ])('reads %s as %i cents', (text, cents) => expect(centsFromText(text)).toBe(cents));

  test.each([
    '',
    '1.234',
    '1,234',
    '1.000',
    '10.000',
    '1,000',
    '120.50000',
    '1.2345',
    '12.345',
    '1.23.45',
    '1,2,3',
    '1e3',
    '0x20',
    '12 EUR',
    '٣',
    '1 234',
    '--1',
    '99999999999999',
  ])('refuses "%s", which is no amount or could be read in two ways', (text) => expect(centsFromText(text)).toBeNull());
});

describe('invoiceNumbersIn', () => {
  test.each([
    ['Invoice 10241', [10_241]],
    ['INV-10241, thank you', [10_241]],
    ['Rechnungsnummer10241', [10_241]],
    ['10241 and 10242 and 10241', [10_241, 10_242]],
    ['RF18 10241', [10_241]],
    ['RF1810241', [10_241]],
    ['IBAN DE89370400440532013000', []],
    ['10241.50', []],
    ['25.11.2026', []],
    ['2026-11-25', []],
    ['No. 1024', []],
    ['', []],
  ])('finds in "%s" %j', (text, numbers) => expect(invoiceNumbersIn(text)).toEqual(numbers));
});

describe('readCamt', () => {
  test.each(['02', '08', '13'])('reads incoming transfers of version %s with what identifies them', (version) => {
    const xml = camt([{ amount: '46.80', reference: 'B  1', text: ['Invoice 102', '41'], creditorReference: 'RF1810242' }], version);
    const transfer = {
      reference: 'B 1',
      amountCents: 4680,
      bookedOn: '2026-11-25',
      payer: 'Novak & Sons',
      text: 'Invoice 10241 RF1810242',
    };
    expect(readCamt(xml)).toEqual({ transfers: [transfer], unread: [], outgoing: 0 });
  });

  test.each([
    ['1.000', 100],
    ['120.50000', 12_050],
    ['120.5', 12_050],
  ])('reads the amount %s, whose decimals may go on with zeros, as %i cents', (amount, cents) =>
    expect(readCamt(camt([{ amount, reference: 'B1' }])).transfers).toMatchObject([{ amountCents: cents }]),
  );

  test('leaves alone what left the account, is not booked yet, or reverses something', () => {
    const xml = camt([
      { amount: '1.00', reference: 'a', direction: 'DBIT' },
      { amount: '1.00', reference: 'b', status: 'PDNG' },
    ]).replace('<CdtDbtInd>DBIT', '<RvslInd>true</RvslInd><CdtDbtInd>CRDT');
    expect(readCamt(xml)).toEqual({ transfers: [], unread: [], outgoing: 2 });
  });

  test('reads each transfer of a batch, under the reference of its entry', () => {
    const batch = [
      ['10.00', 'Invoice 10241'],
      ['5.50', 'Invoice 10242'],
    ] as const;
    const { transfers } = readCamt(camt([{ amount: '15.50', reference: 'B2', batch }]));
    expect(transfers).toMatchObject([
      { reference: 'B2/1', amountCents: 1000, text: 'Invoice 10241' },
      { reference: 'B2/2', amountCents: 550, text: 'Invoice 10242' },
    ]);
  });

  test('tells the transfers of a batch apart if they share a reference or have that of their entry', () => {
    const batch = [
      ['1.00', 'a', 'B3'],
      ['1.00', 'b', 'own'],
      ['1.00', 'c', 'shared'],
      ['1.00', 'd', 'shared'],
    ] as const;
    const { transfers } = readCamt(camt([{ amount: '4.00', reference: 'B3', batch }]));
    expect(transfers.map(({ reference }) => reference)).toEqual(['B3/1', 'own', 'shared/3', 'shared/4']);
  });

  test('reports what it would have to guess', () => {
    const xml = camt([
      { amount: '10.00', reference: null },
      { amount: '10.00', reference: 'c', currency: 'CHF' },
      {
        amount: '16.00',
        reference: 'd',
        batch: [
          ['10.00', 'x'],
          ['5.50', 'y'],
        ],
      },
    ]);
    expect(readCamt(xml)).toEqual({
      transfers: [],
      unread: [
        { where: 'entry 1', problem: "it lacks the bank's reference (AcctSvcrRef)" },
        { where: 'entry 2', problem: 'its amount is not in EUR, or unclear' },
        { where: 'entry 3', problem: 'the amounts of its transfers differ from its own' },
      ],
      outgoing: 0,
    });
  });

  test.each([
    ['another document', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"/>', 'not a CAMT.053'],
    ['broken XML', camt([]).slice(0, -5), 'not well-formed'],
    ['no document', '<', 'not well-formed'],
  ])('refuses %s', (_what, xml, message) => expect(() => readCamt(xml)).toThrow(message));

  test('refuses a file with entities of its own', () => {
    const xml = camt([{ amount: '1.00', reference: 'e', text: ['&x;'] }]).replace(
      '<Document',
      '<!DOCTYPE d [<!ENTITY x "10241">]><Document',
    );
    expect(() => readCamt(xml)).toThrow('not well-formed');
  });
});

describe('readCsv', () => {
  const headings = new Map([
    ['reference', 'Referenz'],
    ['amount', 'Betrag'],
    ['text', 'Zweck'],
    ['booked_on', 'Tag'],
  ]);

  test("reads the columns of a bank's file", () => {
    const file = '\u{FEFF}Tag;Betrag;Zweck;Referenz\r\n25.11.2026;1.046,80;"Rechnung; 10241";R 1\r\n25.11.2026;-5,00;Strom;R 2\r\n';
    const transfer = { reference: 'R 1', amountCents: 104_680, bookedOn: '2026-11-25', payer: null, text: 'Rechnung; 10241' };
    expect(readCsv(file, headings)).toEqual({ transfers: [transfer], unread: [], outgoing: 1 });
  });

  test('reports what it would have to guess', () => {
    const file = 'reference,amount,text,currency\nr,1.234,x,EUR\n,5.00,x,EUR\nr,5.00,x,CHF\n';
    expect(readCsv(file, new Map()).unread).toEqual([
      { where: 'row 2', problem: 'the amount "1.234" is unclear' },
      { where: 'row 3', problem: "it lacks the bank's reference" },
      { where: 'row 4', problem: 'the currency is CHF' },
    ]);
  });

  test('names the columns that it needs and those the file has', () => {
    expect(() => readCsv('Tag;Betrag\n', new Map([['amount', 'Betrag']]))).toThrow(
      'Say which columns to read: --column reference=HEADING, --column text=HEADING. The file has Tag, Betrag.',
    );
  });
});
