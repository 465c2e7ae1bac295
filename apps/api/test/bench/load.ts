import { Agent, request, type RequestOptions } from 'node:http';

type Sent = { path: string; token: string; key: string; body: object };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends a request as cheaply as possible, because client and server share the machine: it reuses connections and checks only the status.
 * Returns the body.
 */
function send(url: URL, options: RequestOptions, payload: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const sent = request(url, { agent, ...options }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      text += part;
    });
    response.once('error', reject);
    response.once('end', () => {
      if (response.statusCode === 200) resolve(text);
      else reject(new Error(`${url.pathname} answered ${response.statusCode}: ${text}`));
    });
  });
  sent.once('error', reject);
  sent.end(payload);
  return promise;
}

export async function post(origin: string, { path, token, key, body }: Sent): Promise<unknown> {
  const payload = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
  };
  return JSON.parse(await send(new URL(path, origin), { method: 'POST', headers }, payload));
}

export const get = (url: URL, token: string): Promise<string> => send(url, { headers: { authorization: `Bearer ${token}` } }, '');

/** Measures how often `work` runs per second at this concurrency. Runs that started in time are awaited and counted with their time. */
export async function perSecond(atOnce: number, seconds: number, work: (worker: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const run = async (worker: number) => {
    while (performance.now() - began < seconds * 1_000) {
      await work(worker);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_value, worker) => run(worker)));
  return done / ((performance.now() - began) / 1_000);
}

export const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
