import { body, withStatus, html, type NamedDeviation } from './change-answers.ts';

const invoice = /^GET \/v1\/invoice\/view$/;
const meta = /^GET \/v1\/account\/meta$/;
const login = /^POST \/v1\/login$/;
const order = /^POST \/v1\/order\/order$/;

export const statusDeviations: readonly NamedDeviation[] = [
  { name: 'an order responds with 201', at: order, answer: withStatus(200, 201), row: 'place-order', says: 'responds with 201, not 200' },
  {
    name: 'an order returns another status',
    at: order,
    answer: body((placed) => ({ ...placed, status: 'ok' })),
    row: 'place-order',
    says: 'returns status "ok"',
  },
  {
    name: 'a missing invoice is found',
    at: invoice,
    answer: withStatus(404, 200),
    row: 'invoice-view',
    says: 'accepts an unknown invoice with 200',
  },
  { name: 'a missing invoice is a failure', at: invoice, answer: withStatus(404, 500), row: 'invoice-view', says: 'fails with 500' },
  {
    name: 'a missing invoice is a page',
    at: invoice,
    answer: html(404),
    row: 'invoice-view',
    says: "responds with 404 and something that isn't JSON",
  },
  {
    name: 'a step responds with HTML',
    at: /step2$/,
    answer: html(200),
    row: 'order-step2',
    says: 'responds with text/html, not application/json',
  },
  {
    name: 'a call without a token is refused with 403',
    at: /^GET/,
    answer: withStatus(401, 403),
    row: 'no-token',
    says: 'refuses a call without a token with 403; expected 401',
  },
  {
    name: 'a change without a token is refused with 403',
    at: order,
    answer: withStatus(401, 403),
    row: 'no-token-writes',
    says: 'refuses a change without a token with 403',
  },
  {
    name: 'an unknown token opens a list',
    at: /payment-method$/,
    answer: withStatus(401, 200),
    row: 'wrong-token',
    says: 'accepts an unknown token with 200',
  },
  {
    name: 'a call without a token leads to a page',
    at: meta,
    answer: withStatus(401, 302),
    row: 'no-token',
    says: "responds with 302; a portal doesn't follow it",
  },
  {
    name: 'a wrong password is refused with 401',
    at: login,
    answer: withStatus(422, 401),
    row: 'login-refused',
    says: 'refuses a wrong password with 401',
  },
  {
    name: 'a wrong password has no message',
    at: login,
    answer: (answer) => void (answer.status === 422 && (answer.body = {})),
    row: 'login-refused',
    says: 'without a message',
  },
];
