import fastify from 'fastify';
import type { App } from '../app.ts';
import { routeContext } from './plugin-context.ts';

/**
 * Serves the routes of plugins for processes without the portal, so that their gateways can reach them. Listens only on the local interface.
 * Returns null if no plugin has routes.
 */
export async function servePluginRoutes(app: App): Promise<{ origin: string; close: () => Promise<void> } | null> {
  const plugins = app.plugins.filter(({ routes }) => routes !== undefined);
  if (plugins.length === 0) return null;
  const server = fastify();
  for (const plugin of plugins) await server.register(async (scope) => plugin.routes?.(scope, routeContext(plugin, app)));
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => server.close() };
}
