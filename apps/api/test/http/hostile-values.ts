import { contractDocument } from '../../src/http/contract/contract-document.ts';
import { operations, type OperationId } from '@portico/contract/operations';

/** Values that a client may send in place of any value. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'a\0b',
  '\ud800',
  '\u202e‮<img src=x onerror=alert(1)>',
  "' or 1=1; drop table client; --",
  '__proto__',
  'x'.repeat(10_000),
  '１２３',
  '1e3',
  '0x20',
  0,
  -1,
  0.001,
  19.999,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER,
  -2_147_483_649,
  [],
  [[[[]]]],
  [500],
  {},
  { toString: 1, valueOf: null },
  { length: 1, 0: 'a' },
];

/** Bodies sent unchanged, with a JSON content type. */
export const hostileBodies: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '}',
  'null',
  'true',
  '[]',
  '[[],{}]',
  '"text"',
  '7',
  '1e999',
  '-0',
  'NaN',
  'undefined',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"hasOwnProperty":2,"valueOf":3}',
  '{"email":"a","email":"b"}',
  '{"\\u0000":"\\u0000"}',
  '{"\\ud800":"\\udfff"}',
  '\ufeff{}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"n":${'9'.repeat(5_000)}}`,
  `{"order_items":[${Array.from({ length: 2_000 }, () => '{}').join()}]}`,
  `{"${'k'.repeat(200_000)}":1}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x00, 0x01, 0x02, 0x80, 0xc0, 0xf5]),
  Buffer.from('{"email":"a"}', 'utf16le'),
];

export const hostileQueryValues: readonly string[] = [
  '',
  '%00',
  '%ff%fe',
  '%',
  '%zz',
  'a%00b',
  '-1',
  '0',
  '1e3',
  '0x20',
  '1.5',
  '007',
  '%20 1',
  '9'.repeat(30),
  '2147483648',
  'null',
  '[object Object]',
  '__proto__',
  "'%20or%201=1--",
  '%F0%9F%92%A9',
  'x'.repeat(3_000),
];

export const hostileHeaders: readonly Record<string, string>[] = [
  { 'idempotency-key': 'no-uuid' },
  { 'idempotency-key': '' },
  { 'idempotency-key': '1F7CBB6E-70D0-4A51-8D2A-1F0A5F8F4A52' },
  { 'idempotency-key': `1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52, 1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52` },
  { 'accept-language': 'xx;q=abc, *;q=2, ru;q=' },
  { 'accept-language': ','.repeat(5_000) },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/jsonp' },
  { 'content-type': ';;;' },
  { 'content-type': 'multipart/form-data' },
  { 'content-encoding': 'gzip' },
  { 'user-agent': 'x'.repeat(8_000) },
  { 'last-event-id': '-1' },
  { 'last-event-id': '9'.repeat(40) },
  { 'x-forwarded-for': "'; drop table session; --" },
  { accept: 'text/html' },
  { 'if-none-match': '*' },
  { expect: 'a miracle' },
  { cookie: 'a=b; c' },
];

type Example = { query: Record<string, string>; body: unknown };
type Described = {
  parameters?: readonly ({ $ref: string } | { name: string; in: string; example?: unknown })[];
  requestBody?: { content: { 'application/json'?: { example?: unknown } } };
};

/** Returns the contract's example of a request, to be damaged in one place at a time. */
export function exampleOf(id: OperationId): Example {
  const { method, path } = operations[id];
  // The document's shape is OpenAPI's. Only its examples are read.
  const described = contractDocument.paths[path]?.[method] as Described | undefined;
  const parameters = (contractDocument.components as { parameters: Record<string, { name: string; in: string; example?: unknown }> })
    .parameters;
  const query: Record<string, string> = {};
  for (const parameter of described?.parameters ?? []) {
    const found = '$ref' in parameter ? parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter;
    if (found?.in === 'query') query[found.name] = String(found.example);
  }
  return { query, body: described?.requestBody?.content['application/json']?.example };
}

/** Yields the value with each of its parts, at any depth, replaced, removed or extended by an unknown key. */
export function* spoilt(value: unknown): Generator {
  for (const hostile of hostileValues) yield hostile;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    yield [...list, ...list];
    for (const [index, inner] of list.entries()) for (const bad of spoilt(inner)) yield list.with(index, bad);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, unknown_key: 1 };
    yield JSON.parse(JSON.stringify({ __proto__x: 1, ...value }));
    for (const [key, inner] of Object.entries(value)) {
      const { [key]: _left, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const bad of spoilt(inner)) yield { ...rest, [key]: bad };
    }
  }
}
