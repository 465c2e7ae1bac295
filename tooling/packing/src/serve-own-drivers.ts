import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { repository } from './publishable.ts';

export interface ServedApi {
  url: string;
  /** Contains the generated mails. */
  dataFolder: string;
  close: () => Promise<void>;
}

const mainFile = path.join(repository, 'apps/api/src/main.ts');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts the API on an embedded database with the configuration of another folder, as its operator does. */
export async function serveOwnDrivers(configFile: string, dataFolder: string, env: Record<string, string>): Promise<ServedApi> {
  const port = await freePort();
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_FOLDER: dataFolder, LOG_LEVEL: 'error', ORDER_NEEDS_ADDRESS: '0' };
  const api = spawn(process.execPath, [mainFile, '--config', configFile], {
    cwd: path.dirname(configFile),
    env: { PATH: process.env['PATH'], ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  // It greets once it listens.
  await new Promise<void>((resolve, reject) => {
    const read = (piece: Buffer) => {
      printed += piece.toString();
      if (printed.includes('Portico is at')) resolve();
    };
    api.stdout.on('data', read);
    api.stderr.on('data', read);
    api.once('exit', (code) => reject(new Error(`The API exited with ${code} before it listened:\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    async close() {
      if (api.exitCode !== null) return;
      api.kill('SIGTERM');
      await once(api, 'exit');
    },
  };
}

/** Returns the six digits of the newest verification mail, or undefined before it is there. */
export function verificationCode(dataFolder: string): string | undefined {
  const folder = path.join(dataFolder, 'mail');
  const names = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name);
  const newest = names
    .filter((name) => name.includes('verification-code'))
    .toSorted()
    .at(-1);
  return newest === undefined ? undefined : /^(\d{6})\r?$/m.exec(readFileSync(path.join(folder, newest), 'utf8'))?.[1];
}
