import { type Json, body, type NamedDeviation } from './change-answers.ts';

const login = /^POST \/v1\/login$/;
const order = /^POST \/v1\/order\/order$/;
const topUp = /^POST \/v1\/invoice\/top-up$/;

export const ruleDeviations: readonly NamedDeviation[] = [
  {
    name: 'an unverified account signs in',
    at: login,
    answer: body((answer) => ({ ...answer, status: 'success' })),
    row: 'login-unverified',
    says: 'not "required_activation"',
  },
  {
    name: 'any code verifies',
    at: /verify-email$/,
    request: (request) => (request.body = { ...request.body, token: '123456' }),
    row: 'verify-email',
    says: 'accepts a wrong code',
  },
  {
    name: 'a sign-up takes rules that are not accepted',
    at: /signup$/,
    request: (request) => (request.body = { ...request.body, accept_rules: 1 }),
    row: 'sign-up-rules',
    says: 'accepts rules that are not accepted',
  },
  {
    name: 'eleven of an item can be ordered',
    at: order,
    request: (request) => (request.body = { ...request.body, order_items: atMostTen(request.body) }),
    row: 'order-refused',
    says: 'accepts a count of 11',
  },
  {
    name: 'the smallest top-up has no limit',
    at: topUp,
    request: (request) => (request.body = { ...request.body, amount: Math.max(10, Number(request.body['amount'])) }),
    row: 'top-up-limits',
    says: 'accepts a top-up of 9.99 euros',
  },
  {
    name: 'a change of the user is not kept',
    at: /user-update$/,
    request: (request) => (request.body = {}),
    row: 'user-update',
    says: 'leaves the language at "en"',
  },
  {
    name: 'two-factor has another provider',
    at: login,
    answer: body((answer) => (answer['two_factor_provider'] ? { ...answer, two_factor_provider: 'totp' } : answer)),
    row: 'two-factor',
    says: 'two_factor_provider',
  },
  {
    name: 'the Idempotency-Key is ignored',
    at: /^$/,
    profiles: ['core', 'idempotency'],
    row: 'order-once',
    says: 'ignores the Idempotency-Key',
  },
  {
    name: 'errors are no problem details',
    at: /^$/,
    profiles: ['core', 'problems'],
    row: 'problem-details',
    says: 'not application/problem+json',
  },
];

function atMostTen({ order_items: ordered }: Json): Json[] {
  return ((ordered ?? []) as Json[]).map((item) => ({ ...item, count: Math.min(10, Number(item['count'])) }));
}
