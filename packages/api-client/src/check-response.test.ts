import document from '@portico/contract/openapi.json' with { type: 'json' };
import type { OperationId } from '@portico/contract/operations';
import { expect, test } from 'vitest';
import { describeMismatch, findMismatch } from './check-response.ts';

const invoice = { id: 1001, amount: 5, created_date: '2026-11-25', due_date: '2026-11-25', paid_date: null, status: 'unpaid' };
const described = (operationId: OperationId, answer: unknown) => {
  const mismatch = findMismatch(operationId, answer);
  return mismatch && describeMismatch(mismatch);
};

test.each([
  ['a missing field', { items: [{ ...invoice, amount: undefined }], total: 1 }, 'listInvoices: items.0.amount is missing'],
  ['another type', { items: [invoice, { ...invoice, amount: '5.00' }], total: 1 }, 'listInvoices: items.1.amount is "5.00"'],
  ['an unknown status', { items: [{ ...invoice, status: 'open' }], total: 1 }, 'listInvoices: items.0.status is "open"'],
  ['a bare list', [invoice], 'listInvoices is [{"id":1001'],
  ['no answer', null, 'listInvoices is null'],
])('%s is named with its operation, field and value', (_what, answer, sentence) => {
  expect(described('listInvoices', JSON.parse(JSON.stringify(answer)))).toContain(sentence);
});

test('a field of an object that may be null is named by its own path', () => {
  const answer = { status: 'success', accessToken: 'pat', user: { firstname: 'Mira', language: 'en', balance: 'much' } };
  expect(described('login', answer)).toMatch(/^login: user\.(?:balance|admin_reply_ticket_count|unpaid_invoice_count) is /u);
});

test('fields beyond the contract are ignored', () => {
  expect(findMismatch('listInvoices', { items: [{ ...invoice, colour: 'red' }], total: 1, next: null })).toBeNull();
});

test('every example of the contract passes', () => {
  type Example = { operationId: OperationId; responses: Record<string, { content?: Record<string, { example?: unknown }> }> };
  const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Example>>>>;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const failed = operations.flatMap(({ operationId, responses }) => {
    const example = (responses['200'] ?? responses['201'] ?? responses['202'])?.content?.['application/json']?.example;
    return example === undefined ? [] : [described(operationId, example)];
  });
  expect(failed.length).toBeGreaterThan(90);
  expect(failed.filter((sentence) => sentence !== null)).toEqual([]);
});
