import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';

const api = path.join(import.meta.dirname, '../../../../apps/api/src');
const configFile = path.join(import.meta.dirname, 'portico.config.ts');
const port = 3_400;

export type ServedProduct = {
  call: <Answer>(method: 'GET' | 'POST', called: string, body?: object) => Promise<Answer>;
  /** Ends the server without a chance to clean up. */
  kill: () => Promise<void>;
};

/** What an operator's `pnpm operator` runs, beside the server. @throws with what it printed if it failed */
export async function runOperator(dataFolder: string, ...words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [path.join(api, 'operator.ts'), '--config', configFile, ...words], {
    env: environment(dataFolder),
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (printed += piece.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${printed}`);
}

const environment = (dataFolder: string) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_FOLDER: dataFolder,
  LOG_LEVEL: 'warn',
  ORDER_NEEDS_ADDRESS: '0',
  RATE_LIMIT_FACTOR: '1000',
});

let token = '';

/** Starts the API on its embedded database, with this driver. */
export async function serveProduct(dataFolder: string): Promise<ServedProduct> {
  mkdirSync(path.join(dataFolder, 'mail'), { recursive: true });
  const server = spawn(process.execPath, [path.join(api, 'main.ts'), '--config', configFile], { env: environment(dataFolder) });
  let printed = '';
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  const hear = (piece: Buffer) => {
    printed += piece.toString();
    if (printed.includes('Portico is at')) resolve();
  };
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
  server.once('exit', (code) => reject(new Error(`The API ended with ${code}:\n${printed}`)));
  await listening;
  return {
    async call<Answer>(method: 'GET' | 'POST', called: string, body?: object): Promise<Answer> {
      const headers = {
        'idempotency-key': randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(`http://127.0.0.1:${port}/v1${called}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answered = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${called} returned ${answer.status}: ${answered}\n${printed.slice(-2_000)}`);
      return JSON.parse(answered) as Answer;
    },
    async kill() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}

/** Signs up a customer, and calls on their behalf from then on. */
export async function signUp({ call }: ServedProduct, dataFolder: string, email: string): Promise<void> {
  const password = 'Correct-Horse-7';
  const person = { first_name: 'Mira', last_name: 'Novak', country: 'DE', language: 'en', email, password, password_repeat: password };
  await call('POST', '/signup', { ...person, accept_rules: 1, accept_public_offer: 1, email_marketing: 0, email_news: 0 });
  const code = await vi.waitUntil(() => verificationCode(dataFolder), { timeout: 120_000 });
  token = (await call<{ accessToken: string }>('POST', '/verify-email', { email, token: code })).accessToken;
}

function verificationCode(dataFolder: string): string | undefined {
  const folder = path.join(dataFolder, 'mail');
  const newest = readdirSync(folder).find((name) => name.includes('verification-code'));
  return newest === undefined ? undefined : /^(\d{6})\r?$/m.exec(readFileSync(path.join(folder, newest), 'utf8'))?.[1];
}
