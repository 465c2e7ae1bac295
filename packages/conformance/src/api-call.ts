import { randomUUID } from 'node:crypto';
import type { Operation } from './contract/contract.ts';

const timeoutMs = 30_000;

export type CallOptions = {
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** Null sends none. */
  readonly token?: string | null;
  /** Defaults to a new one where the operation takes one. Null sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Don't read the body, which never ends. */
  readonly isStream?: boolean;
};

export type Answer = {
  readonly status: number;
  readonly isOk: boolean;
  /** Without parameters: `application/json`. */
  readonly mediaType: string;
  /** Undefined if the body isn't JSON. */
  readonly body: unknown;
};

/** What a browser keeps of an API: its cookies. */
export type Browser = { readonly call: (operation: Operation, options?: CallOptions) => Promise<Answer> };

/** Returns a new browser. Its calls throw only if the API can't be reached. */
export function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  return {
    call: async (operation, { query = {}, body, token = null, key, headers = {}, isStream = false } = {}) => {
      const url = new URL(operation.path.slice(1), origin.endsWith('/') ? origin : `${origin}/`);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
      const idempotencyKey = key === undefined && operation.takesKey ? randomUUID() : (key ?? null);
      const response = await fetch(url, {
        method: operation.method,
        headers: {
          accept: isStream ? 'text/event-stream' : 'application/json',
          ...(body === undefined ? {} : { 'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
          ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: encoded(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';', 1);
        const [name = '', ...value] = pair.split('=');
        cookies.set(name.trim(), value.join('='));
      }
      const mediaType = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';
      const answer = { status: response.status, isOk: response.ok, mediaType };
      if (isStream && response.ok) {
        await response.body?.cancel();
        return { ...answer, body: undefined };
      }
      return { ...answer, body: parse(await response.text()) };
    },
  };
}

/** A text and a file are sent as they are, so that a row can send what isn't JSON. */
function encoded(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
