import { operations } from '@portico/contract/operations';
import type { OperationId } from '@portico/contract/operations';
import type { AdaptedRefusal, Adapter, ContractRequest, ForeignAnswer, ForeignRequest, OperationAdapter } from './adapter-types.ts';
import type { CallableId } from './operation-types.ts';

type Fetch = (request: Request) => Promise<Response>;
/** The mapping of any operation, whose types the adapter has checked. */
type AnyOperation = OperationAdapter<CallableId>;

const versionPath = '/v1/';

const byCall = new Map<string, OperationId>(
  // Object.entries returns strings.
  Object.entries(operations).map(([id, { method, path }]) => [`${method.toUpperCase()} ${path}`, id as OperationId]),
);

/**
 * Returns a `fetch` for `ApiConnection` that translates between the contract and another API. The event stream is passed through. An
 * adapter that throws is logged with the name of its operation, and fails the call with `unexpected_answer`.
 */
export function adaptFetch(adapter: Adapter, fetch: Fetch = (request) => globalThis.fetch(request)): Fetch {
  return async (request) => {
    const url = new URL(request.url);
    const start = url.pathname.lastIndexOf(versionPath);
    const path = url.pathname.slice(start);
    const operationId = byCall.get(`${request.method} ${path}`);
    if (start < 0 || operationId === undefined || operationId === 'streamEvents' || operationId === 'uploadFile') return fetch(request);
    const base = `${url.origin}${url.pathname.slice(0, start)}`;
    // Each mapping is called with its own operation's values.
    const own: AnyOperation = (adapter.operations[operationId] as AnyOperation | undefined) ?? {};
    let foreign: Request;
    try {
      foreign = own.request ? await translate(own.request, request, base, path) : request;
    } catch (error) {
      return brokenAdapter(operationId, error);
    }
    const response = await fetch(foreign);
    if (!own.response && !adapter.refusal) return response;
    const text = await response.text();
    try {
      return answerOf(adapter, own, operationId, response, text);
    } catch (error) {
      return brokenAdapter(operationId, error);
    }
  };
}

/** Returns the parameters by name; a repeated one is a list. */
function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...others] = parameters.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

async function translate(map: NonNullable<AnyOperation['request']>, request: Request, base: string, path: string): Promise<Request> {
  const text = await request.clone().text();
  const given = {
    method: request.method,
    path,
    query: queryOf(new URL(request.url).searchParams),
    headers: Object.fromEntries(request.headers),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
  // The client wrote the request from the operation's own input.
  const { method, path: to, query, headers, body }: ForeignRequest = { ...given, ...map(given as unknown as ContractRequest<CallableId>) };
  const url = new URL(`${base}${to}`);
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value ?? []].flat()) url.searchParams.append(name, String(one));
  const sent = encoded(body);
  const { 'content-type': type = 'application/json', ...others } = headers ?? {};
  return new Request(url, {
    method: method ?? request.method,
    headers: typeof sent === 'string' ? { ...others, 'content-type': type } : others,
    body: sent,
    signal: request.signal,
  });
}

/** The browser names the type of a form itself. */
function encoded(body: unknown): string | FormData | URLSearchParams | null {
  if (body === undefined) return null;
  return body instanceof FormData || body instanceof URLSearchParams ? body : JSON.stringify(body);
}

function answerOf(adapter: Adapter, own: AnyOperation, operationId: CallableId, response: Response, text: string): Response {
  const { status, statusText, ok: isOk } = response;
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding', 'content-type']) headers.delete(name);
  const raw = parsed(text);
  // What is no JSON comes from something in between, such as a proxy.
  if (raw === notJson) return new Response(text, { status, statusText, headers });
  const answer: ForeignAnswer = { operationId, status, headers: response.headers };
  const refusal = adapter.refusal?.(raw, answer) ?? null;
  if (refusal) return Response.json(problemOf(refusal), { status: refusal.status ?? (isOk ? 422 : status), statusText, headers });
  if (!isOk || !own.response) return new Response(text || null, { status, statusText, headers });
  return Response.json(own.response(raw, answer), { status: 200, headers });
}

const problemOf = ({ message, errors, code = errors && 'validation_failed' }: AdaptedRefusal) =>
  code === undefined ? { message } : { code, message, errors: errors ?? [] };

const notJson = Symbol('not JSON');

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return notJson;
  }
}

function brokenAdapter(operationId: CallableId, cause: unknown): Response {
  console.error(new Error(`The adapter of ${operationId} failed`, { cause }));
  return new Response(null, { status: 500 });
}
