import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const api = path.join(import.meta.dirname, '../../../../apps/api/src');
/** Saves a killed server almost half of its start. */
const compileCache = path.join(import.meta.dirname, '../../../../node_modules/.cache/node');
export const port = 3_400;
/** A name instead of an address: browsers give `localhost` the rights of HTTPS. */
export const origin = `http://localhost:${port}`;

/** Portico, as a provider runs it with this driver. */
export type ServedProduct = {
  mailFolder: string;
  /** @throws with what it printed if it ends before it listens */
  start: () => Promise<void>;
  /** Ends the server without a chance to clean up. */
  kill: () => Promise<void>;
  /** Runs `pnpm operator` beside the server and returns what it printed. @throws with what it printed if it failed */
  operator: (...words: readonly string[]) => Promise<string>;
  /** The latest output, for messages. */
  printed: () => string;
};

/** `config` is a file of this folder. */
export function createProduct(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
  config = 'portico.config.ts',
): ServedProduct {
  const configFile = path.join(import.meta.dirname, config);
  const mailFolder = path.join(dataFolder, 'mail');
  mkdirSync(mailFolder, { recursive: true });
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    TMPDIR: process.env['TMPDIR'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? compileCache,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'warn',
    ORDER_NEEDS_ADDRESS: '0',
    RATE_LIMIT_FACTOR: '1000',
    ...settings,
  };
  let server: ChildProcess | null = null;
  let printed = '';
  return {
    mailFolder,
    printed: () => printed,
    async start() {
      const child = spawn(process.execPath, [path.join(api, 'main.ts'), '--config', configFile], { env });
      server = child;
      const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
      const hear = (piece: Buffer) => {
        printed = (printed + piece.toString()).slice(-20_000);
        if (printed.includes('Portico is at')) resolve();
      };
      printed = '';
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Error(`The API ended with ${code}:\n${printed}`)));
      await listening;
    },
    async kill() {
      if (server === null || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    async operator(...words) {
      const child = spawn(process.execPath, [path.join(api, 'operator.ts'), '--config', configFile, ...words], { env });
      const [[code], out, complaints] = await Promise.all([
        once(child, 'close') as Promise<[number | null]>,
        text(child.stdout),
        text(child.stderr),
      ]);
      if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${out}${complaints}`);
      return out;
    },
  };
}

export type Call = <Answer>(method: 'GET' | 'POST', called: string, body?: object, key?: string) => Promise<Answer>;

/** Returns how to call the API with a token and a cookie, or without as a visitor. @throws with the answer if it isn't a success */
export function callWith({ token, cookie }: { token?: string; cookie?: string } = {}): Call {
  return async <Answer>(method: 'GET' | 'POST', called: string, body?: object, key: string = randomUUID()) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1${called}`, {
      method,
      headers: {
        'idempotency-key': key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answered = await answer.text();
    if (!answer.ok) throw new RefusedCall(`${method} ${called} returned ${answer.status}: ${answered}`, answer.status);
    return JSON.parse(answered) as Answer;
  };
}

export class RefusedCall extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
