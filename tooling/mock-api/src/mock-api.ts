import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import contract from '@portico/contract/openapi.json' with { type: 'json' };
import { createMockServer } from '@scalar/mock-server';

export type MockApi = { readonly url: string; readonly close: () => Promise<void> };

/** Serves the contract: every operation returns its example, and nothing is kept. Port 0 chooses a free one. */
export async function startMockApi(port: number): Promise<MockApi> {
  const app = await createMockServer({ document: contract });
  const fetch = async (request: Request) => keepStreamOpen(await app.fetch(request));
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch, port, hostname: '127.0.0.1' }, () => resolve(started));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The mock ends an event stream after its example, and a portal would connect again and again. */
function keepStreamOpen(response: Response): Response {
  if (response.body === null || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // The reader leaves when the page does.
  void response.body.pipeTo(writable, { preventClose: true }).catch(() => undefined);
  return new Response(readable, response);
}
