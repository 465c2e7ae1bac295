import { Agent, request } from 'node:http';

type Sent = { path: string; token: string; key: string; body: object };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** The least that a client of the API costs the machine that both share: one kept connection, no checks but that of the status. */
export function post(origin: string, { path, token, key, body }: Sent): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const payload = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
  };
  const sent = request(new URL(path, origin), { method: 'POST', agent, headers }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      text += part;
    });
    response.once('error', reject);
    response.once('end', () => {
      if (response.statusCode === 200) resolve(JSON.parse(text));
      else reject(new Error(`${path} answered ${response.statusCode}: ${text}`));
    });
  });
  sent.once('error', reject);
  sent.end(payload);
  return promise;
}

/** How often `work` was done in a second, by so many at once. The work that began in time counts by the part of it that did. */
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
