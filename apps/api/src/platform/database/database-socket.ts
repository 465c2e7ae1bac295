import { deserialize, serialize } from 'node:v8';
import type { Socket } from 'node:net';
import path from 'node:path';

/** Where a server shares its embedded database with the commands of its operator. */
export const databaseSocketFile = (dataFolder: string): string => path.join(path.resolve(dataFolder), 'server.sock');

/** `run` takes one statement with parameters, `script` several without. */
export type DatabaseRequest =
  | { do: 'run'; sql: string; parameters: readonly unknown[] }
  | { do: 'script'; sql: string }
  | { do: 'begin' | 'commit' | 'rollback' };

export type DatabaseResponse = { rows: unknown[]; affectedRows: number | undefined } | { error: Record<string, unknown> };

const lengthBytes = 4;

/** Sends a message in V8's format, which keeps dates and bytes, after its length in four bytes. */
export function sendMessage(socket: Socket, message: DatabaseRequest | DatabaseResponse): void {
  const body = serialize(message);
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(body.length);
  socket.write(Buffer.concat([length, body]));
}

/** Yields the messages of a socket until it ends. */
export async function* readMessages<Message extends DatabaseRequest | DatabaseResponse>(socket: Socket): AsyncGenerator<Message> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let needed = lengthBytes;
  let isBody = false;
  for await (const part of socket as AsyncIterable<Buffer>) {
    waiting.push(part);
    bytes += part.length;
    while (bytes >= needed) {
      const all = Buffer.concat(waiting);
      const taken = all.subarray(0, needed);
      const rest = all.subarray(needed);
      waiting = [rest];
      bytes = rest.length;
      // Both ends are this program.
      if (isBody) yield deserialize(taken) as Message;
      needed = isBody ? lengthBytes : taken.readUInt32BE();
      isBody = !isBody;
    }
  }
}

/** An error as plain data, with what PostgreSQL says about it. */
export const errorToData = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? {
        ...Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value === 'string')),
        name: error.name,
        message: error.message,
      }
    : { name: 'Error', message: String(error) };

export const dataToError = (data: Readonly<Record<string, unknown>>): Error => Object.assign(new Error(String(data['message'])), data);
