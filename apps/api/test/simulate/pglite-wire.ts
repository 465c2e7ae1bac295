import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, TypeOverrides, types } from 'pg';
import { safeInteger } from '../../src/platform/database/value-parsers.ts';

const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, safeInteger);
parsers.setTypeParser(types.builtins.DATE, (day) => day);

const startupHeaderBytes = 4;
const messageHeaderBytes = 5;
const synced = Buffer.from([0x53, 0, 0, 0, 4]);
/** Says that no password is needed, and that the server is ready. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A connection to the embedded database that speaks PostgreSQL's protocol, without a network. */
class PgliteWire extends Duplex {
  readonly #pglite: PGlite;
  #waiting = Buffer.alloc(0);
  #hasStarted = false;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  // The client expects a socket.
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    callbackify(() => this.#answer())(done);
  }

  async #answer(): Promise<void> {
    if (!this.#hasStarted) {
      if (this.#waiting.length < startupHeaderBytes || this.#waiting.length < this.#waiting.readInt32BE(0)) return;
      this.#waiting = this.#waiting.subarray(this.#waiting.readInt32BE(0));
      this.#hasStarted = true;
      this.push(welcome);
      return;
    }
    const end = endOfRequests(this.#waiting);
    if (end === 0) return;
    const requests = this.#waiting.subarray(0, end);
    this.#waiting = this.#waiting.subarray(end);
    const answer = Buffer.from(await this.#pglite.execProtocolRaw(requests, { syncToFs: false }));
    // After an error the rest is skipped, even what ends it.
    const isReady = answer.at(-6) === 0x5a;
    this.push(isReady ? answer : Buffer.concat([answer, await this.#pglite.execProtocolRaw(synced, { syncToFs: false })]));
  }
}

/** Returns where the last complete request ends: with a simple query or a sync. */
function endOfRequests(bytes: Buffer): number {
  let end = 0;
  for (let at = 0; at + messageHeaderBytes <= bytes.length;) {
    const next = at + 1 + bytes.readInt32BE(at + 1);
    if (next > bytes.length) break;
    const kind = String.fromCharCode(bytes[at] ?? 0);
    if (kind === 'S' || kind === 'Q') end = next;
    at = next;
  }
  return end;
}

/**
 * Returns a pool of one connection that prepares each statement once: a simulated year repeats the same few hundred statements, and the
 * embedded database spends most of its time on planning them.
 */
export async function pgliteConnection(pglite: PGlite): Promise<PostgresPool> {
  const client = new Client({ stream: () => new PgliteWire(pglite), ssl: false, types: parsers });
  await client.connect();
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const query = (text: string, values?: readonly unknown[]) =>
    values === undefined ? client.query(text) : client.query({ text, values: [...values], name: nameOf(text) });
  // Kysely calls nothing else of the client, and streams nothing.
  const connection = { query, release: () => {} } as unknown as PostgresPoolClient;
  return { connect: async () => connection, end: async () => {} } as PostgresPool;
}
