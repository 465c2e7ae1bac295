import { hostileWords } from '@portico/rule-table/hostile-words';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://example.com","x")'])(
  'writes %j as text, so that spreadsheets do not run it',
  (text) => {
    const [, cell = ''] = /^\ufeff([^]*)\r\n$/.exec(csvOf([[text]])) ?? [];
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('keeps amounts as numbers, including negative ones, and quotes text where needed', () => {
  expect(csvOf([['Dürer, "A"', -5, 0.1, 'x\ny']])).toBe('\ufeff"Dürer, ""A""",-5.00,0.10,"x\ny"\r\n');
});

test.each(hostileWords)('writes the hostile text %j in full and never as a formula', (word) => {
  const [, cell = ''] = /^\ufeff("?.*)\r\n$/su.exec(csvOf([[word]])) ?? [];
  expect(cell).not.toMatch(/^"?[=+\-@\t\r\n]/u);
  expect(cell).toContain(word.replaceAll('"', '""'));
});
