import { hostileWords } from '@portico/rule-table/hostile-words';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://example.com","x")'])(
  '%j is a text to a spreadsheet',
  (text) => {
    const [, cell = ''] = /^\ufeff([^]*)\r\n$/.exec(csvOf([[text]])) ?? [];
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('amounts stay numbers, also below zero, and what needs quotes has them', () => {
  expect(csvOf([['Dürer, "A"', -5, 0.1, 'x\ny']])).toBe('\ufeff"Dürer, ""A""",-5.00,0.10,"x\ny"\r\n');
});

test.each(hostileWords)('whoever wrote %j, no program that opens the file counts with it', (word) => {
  const [, cell = ''] = /^\ufeff("?.*)\r\n$/su.exec(csvOf([[word]])) ?? [];
  expect(cell).not.toMatch(/^"?[=+\-@\t\r\n]/u);
  expect(cell).toContain(word.replaceAll('"', '""'));
});
