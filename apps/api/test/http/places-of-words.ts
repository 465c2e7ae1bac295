import type { OperationId } from '@portico/contract/operations';
import { contractDocument, type JsonSchema } from '../../src/http/contract/contract-document.ts';
import { operations } from '@portico/contract/operations';
import { hostileWords } from '@portico/rule-table/hostile-words';

/**
 * What happens to a text: `kept` is stored and shown as text; `refused` has rules that no hostile text meets, and the error names its
 * field; `searched` is compared and not stored; `echoed` isn't stored either but appears in the response; `secret` may be anything and is
 * never returned.
 */
export type Treatment = 'kept' | 'refused' | 'searched' | 'echoed' | 'secret';

const names = { 'body.first_name': 'refused', 'body.last_name': 'refused' } as const;
const passwords = { 'body.password': 'secret', 'body.password_repeat': 'secret' } as const;
const items = {
  'body.order_items[].tariff': 'refused',
  'body.order_items[].configoptions.*': 'kept',
  'body.order_items[].promocode': 'refused',
} as const;

/** All text fields of requests. A missing one fails the test: add its treatment. */
export const placesOfWords: Partial<Record<OperationId, Readonly<Record<string, Treatment>>>> = {
  login: { 'body.email': 'refused', 'body.password': 'secret' },
  signUp: { ...names, 'body.country': 'refused', 'body.email': 'refused', ...passwords },
  verifyEmail: { 'body.email': 'refused', 'body.token': 'refused' },
  resendVerificationCode: { 'body.email': 'refused' },
  requestPasswordReset: { 'body.email': 'refused' },
  resetPassword: { 'body.token': 'searched', ...passwords },
  loginTwoFactor: { 'body.otp': 'searched' },
  endReportedSession: { 'body.token': 'searched' },
  updateUser: names,
  updateClientProfile: {
    ...names,
    'body.company_name': 'kept',
    'body.address': 'kept',
    'body.city': 'kept',
    'body.state': 'kept',
    'body.zip_code': 'kept',
    'body.country': 'refused',
    'body.phone': 'refused',
    'body.telegram_id': 'refused',
    'body.vat_id': 'refused',
  },
  inviteClientUser: { 'body.email': 'refused', 'body.first_name': 'refused' },
  getInvitation: { 'body.token': 'searched' },
  acceptInvitation: { 'body.token': 'searched', ...names, ...passwords },
  completeTelegramLink: { 'body.token': 'searched' },
  exchangeImpersonationCode: { 'body.code': 'searched' },
  changePassword: { 'body.current_password': 'secret', ...passwords },
  requestEmailChange: { 'body.email': 'refused' },
  completeEmailChange: { 'body.email': 'refused', 'body.token': 'refused' },
  completeTwoFactorGoogle: { 'body.otp': 'searched' },
  disableTwoFactor: { 'body.otp': 'searched' },
  regenerateRecoveryCodes: { 'body.otp': 'searched' },
  confirmPassword: { 'body.password': 'secret' },
  registerPasskey: { 'body.name': 'kept', 'body.credential.response.transports[]': 'searched' },
  renamePasskey: { 'body.name': 'kept' },
  listPlacements: { 'query.type': 'searched' },
  listPlans: { 'query.type': 'searched' },
  getPlanConfiguration: { 'query.tariff': 'searched' },
  quoteOrder: { ...items, 'body.order_items[].promocode': 'echoed' },
  placeOrder: { ...items, 'body.quote': 'searched' },
  listInvoices: { 'query.q': 'searched' },
  renameCard: { 'body.name': 'kept' },
  listServices: { 'query.q': 'searched', 'query.tariff[]': 'searched' },
  enableVnc: { 'body.password': 'secret' },
  updateSshKey: { 'body.public_key': 'kept' },
  mountIso: { 'body.iso': 'refused' },
  reinstallService: { 'body.os': 'refused', 'body.raid': 'refused', 'body.iso': 'refused', 'body.confirmation': 'refused' },
  addRdns: { 'body.records[].suffix': 'refused', 'body.records[].value': 'refused' },
  updateRdns: { 'body.ip': 'refused', 'body.value': 'refused' },
  removeRdns: { 'body.ip': 'refused' },
  requestCancellation: { 'body.reason': 'kept' },
  listTrafficMovements: { 'query.q': 'searched' },
  listTickets: { 'query.q': 'searched' },
  createTicket: { 'body.subject': 'kept', 'body.description': 'kept' },
  replyTicket: { 'body.description': 'kept' },
  uploadFile: { 'query.name': 'kept' },
  listFaq: { 'query.q': 'searched' },
  getFaqEntry: { 'query.entry': 'searched' },
  rateFaqEntry: { 'query.entry': 'searched' },
};

type Shape = JsonSchema & {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  properties?: Readonly<Record<string, Shape>>;
  items?: Shape;
  additionalProperties?: Shape | boolean;
};

function follow(shape: Shape): Shape {
  if (shape.$ref === undefined) return shape;
  let found: unknown = contractDocument;
  for (const step of shape.$ref.slice('#/'.length).split('/')) found = (found as Record<string, unknown>)[step];
  return follow(found as Shape);
}

/** Returns whether the contract leaves the text unrestricted. */
function isFree({ type, format, pattern, ...shape }: Shape): boolean {
  if (![type].flat().includes('string') || 'enum' in shape || 'const' in shape || format !== undefined) return false;
  return pattern === undefined || hostileWords.some((word) => new RegExp(pattern, 'u').test(word));
}

function* textsIn(given: Shape, at: string): Generator<string> {
  const shape = follow(given);
  if (isFree(shape)) yield at;
  for (const kind of ['oneOf', 'anyOf', 'allOf'] as const)
    for (const inner of (shape[kind] ?? []) as readonly Shape[]) yield* textsIn(inner, at);
  if (shape.items !== undefined) yield* textsIn(shape.items, `${at}[]`);
  for (const [name, inner] of Object.entries(shape.properties ?? {})) yield* textsIn(inner, `${at}.${name}`);
  if (typeof shape.additionalProperties === 'object') yield* textsIn(shape.additionalProperties, `${at}.*`);
}

type Parameter = { name: string; in: string; schema: Shape };

/** Returns the paths of an operation's free-text fields. */
export function textsOf(id: OperationId): string[] {
  const { method, path } = operations[id];
  const described = contractDocument.paths[path]?.[method];
  const parameters = (described?.parameters ?? []).map((parameter) => follow(parameter as Shape) as unknown as Parameter);
  const body = described?.requestBody?.content['application/json']?.schema;
  const found = [
    ...parameters.flatMap(({ name, in: where, schema }) => [...textsIn(schema, `${where}.${name}`)]),
    ...(body === undefined ? [] : textsIn(body, 'body')),
  ];
  return [...new Set(found)].toSorted();
}

/** Returns the request with the text in one place: the first item of a list, the first key of a map. A query's list is its only item. */
export function withText<Request extends object>(request: Request, place: string, text: string): Request {
  const copy = structuredClone(request) as Record<string, unknown>;
  const steps = place.replaceAll('[]', place.startsWith('query.') ? '' : '.0').split('.');
  let inner: Record<string, unknown> = copy;
  for (const [index, step] of steps.entries()) {
    const key = step === '*' ? (Object.keys(inner)[0] ?? '') : step;
    if (index === steps.length - 1) inner[key] = text;
    else inner = inner[key] as Record<string, unknown>;
  }
  return copy as Request;
}
