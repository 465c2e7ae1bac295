import type { paths } from '@portico/contract';
import { firstDefaults } from '@portico/contract/defaults';
import type { Defaults } from '@portico/contract/defaults';
import { operations } from '@portico/contract/operations';
import createClient from 'openapi-fetch';
import { errorOfAnswer, errorOfFailure } from './api-error.ts';
import { fillDefaults } from './fill-defaults.ts';
import type { CallableId, CallOptions, OperationResult } from './operation-types.ts';
import { keepMetadata } from './result-metadata.ts';

export type ApiConnection = {
  /** Origin of the API without a trailing slash; empty for the page's own. */
  baseUrl: string;
  getToken: () => string | null;
  /** Returns the language for the server's messages. */
  getLocale: () => string;
  /** Called once for each token that the server rejects. */
  onUnauthorized: () => void;
  fetch?: (request: Request) => Promise<Response>;
  /** Sees every successful answer, complete with its defaults. What it throws fails the call. */
  check?: (operationId: CallableId, answer: unknown) => void;
};

/** The options are optional if the operation needs no input. */
type CallArguments<Id extends CallableId> =
  Partial<CallOptions<Id>> extends CallOptions<Id> ? [options?: CallOptions<Id>] : [options: CallOptions<Id>];

export type ApiClient = {
  /**
   * Calls an operation of the contract and fills in what an API of the core may leave out. Throws an ApiError for every refusal and
   * failure of the request, and the signal's reason when it is aborted.
   */
  call: <Id extends CallableId>(operationId: Id, ...args: CallArguments<Id>) => Promise<OperationResult<Id>>;
};

type Answer = { data?: string; error?: unknown; response: Response };
type Options = { query?: object; body?: object; idempotencyKey?: string; challengeToken?: string; signal?: AbortSignal | undefined };

export function createApiClient(connection: ApiConnection): ApiClient {
  const client = createClient<paths>({
    baseUrl: connection.baseUrl,
    fetch: connection.fetch ?? ((request) => globalThis.fetch(request)),
  });
  // Path and method are known at run time only, so the types of single paths do not apply here; `call` is typed by the operation.
  const request = client.request as (method: string, path: string, init: object) => Promise<Answer>;
  const report = unauthorizedReporter(connection);

  async function call(operationId: CallableId, { query, body, idempotencyKey, challengeToken, signal }: Options = {}): Promise<unknown> {
    const { method, path, secured } = operations[operationId];
    const defaults = defaultsOf(operationId);
    // A write whose answer could not be completed would seem to have failed.
    if (method !== 'get' && defaults instanceof Promise) await defaults;
    const token = secured ? connection.getToken() : (challengeToken ?? null);
    const language = connection.getLocale();
    const headers = requestHeaders(language, token, idempotencyKey);
    const { data, error, response } = await answerOf(
      request(method, path, { params: { query }, body, signal, headers, parseAs: 'text' }),
      signal,
    );
    if (response.ok) {
      const answer = fillDefaults(successOf(response, data, language), await defaults, pageOf(query));
      keepMetadata(answer, { language, isReplayed: response.headers.get('Idempotent-Replayed') === 'true' });
      connection.check?.(operationId, answer);
      return answer;
    }
    if (response.status === 401) report(token);
    throw errorOfAnswer(response, error, language);
  }

  // A successful answer is the JSON of that operation, which the server's tests check against the contract.
  return { call: call as ApiClient['call'] };
}

/** Returns whether the call loads `@portico/contract/later-defaults`. Only the defaults of what a session begins with are part of the client. */
export function needsLaterDefaults(operationId: CallableId): boolean {
  return firstDefaults[operationId] === undefined && operations[operationId].extension === null;
}

function pageOf({ page, 'per-page': perPage }: { page?: number; 'per-page'?: number } = {}): object {
  return { ...(page && { page }), ...(perPage && { per_page: perPage }) };
}

/** Returns what the response may leave out. */
function defaultsOf(operationId: CallableId): Promise<Defaults | undefined> | Defaults | undefined {
  if (!needsLaterDefaults(operationId)) return firstDefaults[operationId];
  const loading = import('@portico/contract/later-defaults').then(({ laterDefaults }) => laterDefaults[operationId]);
  // The code that awaits it handles a failure; a refused call does not need it.
  loading.catch(() => undefined);
  return loading;
}

function requestHeaders(locale: string, token: string | null, idempotencyKey: string | undefined): Record<string, string> {
  return {
    // Frameworks that also serve pages answer "*/*" with a page, or redirect to one.
    Accept: 'application/json',
    'Accept-Language': locale,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
}

function successOf(response: Response, text: string | undefined, language: string): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch (error) {
    throw errorOfAnswer(response, null, language, error);
  }
}

async function answerOf(answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw errorOfFailure(error);
  }
}

/** Reports a rejected token once, even if several calls used it, and never after a newer token replaced it. */
export function unauthorizedReporter({ getToken, onUnauthorized }: Pick<ApiConnection, 'getToken' | 'onUnauthorized'>) {
  let reported: string | null = null;
  return (token: string | null): void => {
    if (token !== getToken() || (token !== null && token === reported)) return;
    reported = token;
    onUnauthorized();
  };
}
