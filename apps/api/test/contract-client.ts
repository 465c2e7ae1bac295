import type { Problem } from '@portico/contract';
import { operations, type OperationId } from '@portico/contract/operations';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { schemasOf, type OperationSchemas } from '../src/http/contract/contract-document.ts';
import type { Answer, BodyOf, QueryOf } from '../src/operations/operation.ts';
import { contractAjv } from '../src/http/contract/request-validation.ts';

export type CallOptions<Id extends OperationId> = {
  query?: QueryOf<Id>;
  body?: BodyOf<Id>;
  token?: string;
  idempotencyKey?: string;
  language?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

type SuccessBody<Id extends OperationId> = Answer<Id> extends { body: infer Body } ? Body : never;

export type Reply<Id extends OperationId> =
  | { ok: true; status: number; headers: Headers; body: SuccessBody<Id> }
  | { ok: false; status: number; headers: Headers; body: Problem };

const ajv = contractAjv();
const validators = new Map<string, ValidateFunction>();
const responses = new Map<OperationId, OperationSchemas['responses']>();

/**
 * @throws Error if the response isn't defined by the contract for this operation: an unknown status or media type, a missing or unknown
 * field
 */
export function assertInContract(id: OperationId, status: number, contentType: string, body: unknown): void {
  const own = responses.get(id) ?? schemasOf(id).responses;
  responses.set(id, own);
  const content = own.get(String(status)) ?? (status >= 400 ? own.get('default') : undefined);
  const schema = content?.get(contentType.split(';', 1)[0] ?? '');
  const where = `${id} answered ${status} (${contentType})`;
  if (schema === undefined) throw new Error(`${where}, which its contract does not know: ${JSON.stringify(body)}`);
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  if (!validate(body)) throw new Error(`${where} against its schema: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`);
}

export type Call = <const Id extends OperationId>(id: Id, options?: CallOptions<Id>) => Promise<Reply<Id>>;

const emailOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string' ? body.email : '';

/** One browser cookie per email, sent to every process. */
const browsers = new Map<string, string>();

/**
 * Calls operations over HTTP and checks every response against the contract. `violations` collects invalid results of the handlers. Each
 * email has its own browser unless `cookies` is given.
 */
export function contractClient(origin: string, violations: readonly string[] = [], cookies = browsers): Call {
  return async (id, { query = {}, body, token, idempotencyKey, language, headers = {}, signal } = {}) => {
    const { method, path } = operations[id];
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) url.searchParams.append(name, String(one));
    const cookie = cookies.get(emailOf(body));
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers: {
        ...(body === undefined ? {} : { 'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
      redirect: 'manual',
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookies.set(emailOf(body), set.split(';', 1)[0] ?? '');
    const text = await response.text();
    const answer = text === '' ? undefined : parse(text, response.status);
    assertInContract(id, response.status, response.headers.get('content-type') ?? '', answer);
    if (violations.length > 0) throw new Error(violations.join('\n'));
    // assertInContract has just verified both casts.
    return response.ok
      ? { ok: true, status: response.status, headers: response.headers, body: answer as SuccessBody<typeof id> }
      : { ok: false, status: response.status, headers: response.headers, body: answer as Problem };
  };
}

/** A proxy answers with a page. */
function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${status} with a body that isn't JSON: ${text.slice(0, 200)}`, { cause: error });
  }
}

/** Returns the body of a successful response. Throws for any other. */
export function success<Id extends OperationId>(reply: Reply<Id>): SuccessBody<Id> {
  if (!reply.ok) throw new Error(`expected success, got ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** Returns the problem of a refused response. Throws for any other. */
export function refusal(reply: { ok: true; status: number; body: unknown } | { ok: false; status: number; body: Problem }): Problem {
  if (reply.ok) throw new Error(`expected a refusal, got ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body;
}
