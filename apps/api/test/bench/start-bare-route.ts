import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { processEnv } from '../api-process.ts';
import type { Given } from './bare-route.ts';

/** Starts bare Fastify in another process, with the statements of the API. `env` names the database. */
export async function startBareRoute(given: Given, folder: string, env: Readonly<Record<string, string>>) {
  const file = path.join(folder, 'bare-route.json');
  writeFileSync(file, JSON.stringify(given));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-route.ts'), file], {
    env: { ...processEnv(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: address.toString().trim(), pid: child.pid ?? 0, stop: () => void child.kill() };
}
