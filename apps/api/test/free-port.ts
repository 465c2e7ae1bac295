import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections and to servers without a fixed port. */
const [first, last] = [10_000, 32_000];
const portsPerProcess = 100;

let turn = 0;

/**
 * Returns a free port. It is used a moment later, so no other test may be given it meanwhile: each process takes its ports in turns from a
 * block that others leave alone.
 */
export async function freePort(): Promise<number> {
  const block = first + ((process.pid * portsPerProcess) % (last - first));
  for (let tries = 0; tries < portsPerProcess; tries += 1) {
    turn = (turn + 1) % portsPerProcess;
    // Another call may take its turn meanwhile.
    const port = block + turn;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free from ${block} on`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
