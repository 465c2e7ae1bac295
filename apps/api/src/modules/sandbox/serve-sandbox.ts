import fastify from 'fastify';
import type { App } from '../../app.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

/** The sandbox for a process that serves no portal, so that what it does by itself reaches the gateway, too. For this machine alone. */
export async function serveSandbox(app: App): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = fastify();
  await server.register(async (scope) => sandboxRoutes(scope, app));
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => server.close() };
}

/** False where payments are real, or there are none. */
export function hasSandbox({ gateways }: App): boolean {
  return [...gateways.values()].some(({ sandbox }) => sandbox);
}
