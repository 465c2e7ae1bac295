import fastify from 'fastify';
import type { App } from '../../app.ts';
import { sandboxId } from '../../drivers/payments/sandbox/sandbox-gateway.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

/** Serves the sandbox for processes without the portal, so that their jobs can reach it. Listens only on the local interface. */
export async function serveSandbox(app: App): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = fastify();
  await server.register(async (scope) => sandboxRoutes(scope, app));
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => server.close() };
}

/** Returns false if the bundled sandbox isn't among the gateways. */
export function hasSandbox({ gateways }: App): boolean {
  return [...gateways.values()].some(({ id }) => id === sandboxId);
}
