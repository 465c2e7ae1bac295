import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';

/** Proxies a server and holds back a page from `before` on until released, so that tests see the page while it is still loading. */
export async function startHaltingServer(origin: string, before: string) {
  const { promise: goneOn, resolve: goOn } = Promise.withResolvers<void>();

  async function pass(path: string, accept: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(`${origin}${path}`, { headers: { accept, 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = ['content-type', 'content-security-policy'].flatMap((name) => [[name, answer.headers.get(name) ?? ''] as const]);
    response.writeHead(answer.status, Object.fromEntries(kept.filter(([, value]) => value !== '')));
    const halt = answer.headers.get('content-type')?.startsWith('text/html') ? body.indexOf(before) : -1;
    if (halt < 0) return void response.end(body);
    response.write(body.subarray(0, halt));
    await goneOn;
    response.end(body.subarray(halt));
  }

  const server = createServer(({ url = '/', headers }, response) => {
    pass(url, headers.accept ?? '*/*', response).catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    origin: `http://localhost:${address.port}`,
    goOn,
    async stop() {
      goOn();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
