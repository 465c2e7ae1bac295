import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Json = Record<string, unknown>;

export type SentRequest = { readonly query: URLSearchParams; body: Json };
export type SentAnswer = { status: number; type: string; body: unknown };

/** What an API does wrong. */
export type Deviation = {
  /** The calls that it changes: `GET /v1/invoice`. */
  readonly at: RegExp;
  /** True passes the Idempotency-Key on, which is lost otherwise. */
  readonly keepsKey?: true;
  /** Changes what arrives. */
  readonly request?: (request: SentRequest) => void;
  /** Changes what is answered. */
  readonly answer?: (answer: SentAnswer, request: SentRequest) => void;
};

/** Puts an API behind a deviation. */
export async function startDeviatingProxy(target: string, { at, keepsKey, request: changeRequest, answer: changeAnswer }: Deviation) {
  async function forward(incoming: IncomingMessage): Promise<SentAnswer> {
    const url = new URL(incoming.url ?? '/', target);
    const { authorization, 'idempotency-key': key } = incoming.headers;
    const isMeant = at.test(`${incoming.method} ${url.pathname}`);
    let sentBody = await text(incoming);
    const request: SentRequest = { query: url.searchParams, body: isMeant && sentBody !== '' ? (JSON.parse(sentBody) as Json) : {} };
    if (isMeant && changeRequest !== undefined) {
      changeRequest(request);
      sentBody = JSON.stringify(request.body);
    }
    const response = await fetch(url, {
      method: incoming.method ?? 'GET',
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(keepsKey && typeof key === 'string' ? { 'idempotency-key': key } : {}),
        'content-type': 'application/json',
      },
      ...(incoming.method === 'POST' ? { body: sentBody } : {}),
    });
    const answer = { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.json() };
    if (isMeant) changeAnswer?.(answer, request);
    return answer;
  }

  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { status, type, body } = await forward(incoming);
    outgoing.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer((incoming, outgoing) => {
    // A connection that ends with its test is no answer, and no error.
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
