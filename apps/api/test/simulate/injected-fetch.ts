import type { FastifyInstance } from 'fastify';

type Inject = Pick<FastifyInstance, 'inject'>;

/** Sends requests to the server in this process. There is no other network. */
export function injectedFetch(origin: string, server: () => Inject): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new TypeError(`A simulation has no network to ${url.origin}`);
    const headers = new Headers(init.headers);
    const { body } = init;
    if (body instanceof URLSearchParams) headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
    const answer = await server().inject({
      method: (init.method ?? 'GET') as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { host: url.host, ...Object.fromEntries(headers) },
      ...(body === undefined || body === null ? {} : { payload: payloadOf(body) }),
    });
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) for (const one of [value ?? []].flat()) answered.append(name, String(one));
    const hasBody = answer.rawPayload.length > 0 && answer.statusCode !== 204;
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, { status: answer.statusCode, headers: answered });
  };
}

function payloadOf(body: NonNullable<RequestInit['body']>): string | Buffer {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  if (body instanceof Uint8Array) return Buffer.from(body);
  throw new TypeError('A simulation sends no streams');
}
