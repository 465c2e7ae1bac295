import { connect, createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { pipeline } from 'node:stream';

/** A port of this network namespace, or the path of a socket, which every namespace reaches. */
type Place = { port: number } | { path: string };

/** Passes connections on, from one place to another. */
export async function relay(from: Place, to: Place): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (incoming) => {
    const outgoing = connect({ ...to, allowHalfOpen: true });
    // A browser drops connections as it likes.
    pipeline(incoming, outgoing, () => undefined);
    pipeline(outgoing, incoming, () => undefined);
  });
  server.listen('port' in from ? { ...from, host: '127.0.0.1' } : from);
  await once(server, 'listening');
  return server;
}
