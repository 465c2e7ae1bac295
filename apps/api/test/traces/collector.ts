import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../free-port.ts';

export type SeenSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  attributes: Readonly<Record<string, string | number>>;
};
type Value = { stringValue?: string; intValue?: number };
type Sent = {
  resourceSpans: { scopeSpans: { spans: (Omit<SeenSpan, 'attributes'> & { attributes: { key: string; value: Value }[] })[] }[] }[];
};

/** Starts an OTLP collector over HTTP, which accepts everything until it is silenced. */
export async function startCollector() {
  const bodies: string[] = [];
  let isSilent = false;
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    if (isSilent) return;
    bodies.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => {
    void take(request, response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns everything received. */
    received: () => bodies.join('\n'),
    spans: (): SeenSpan[] =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((span) => ({
          ...span,
          attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ''])),
        })),
    /** From now on it reads requests without responding. */
    silence: () => {
      isSilent = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;
