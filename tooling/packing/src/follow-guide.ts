import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { GuideStep } from './guide-steps.ts';
import { runCommand } from './run-command.ts';

export interface FollowedGuide {
  /** The address at which its last command serves it, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Commands run without the test's own environment variables. */
const ownEnvironment = { NODE_ENV: undefined, VITEST: undefined, npm_config_yes: 'true' };

/**
 * Follows a guide's steps in a folder: runs each block of commands in a new shell, and writes the files to their paths.
 * The last command must serve the app; it gets a free port.
 *
 * @throws with its complete output if a command fails
 */
export async function followGuide(
  steps: readonly GuideStep[],
  start: string,
  environment: Readonly<Record<string, string>>,
): Promise<FollowedGuide> {
  let folder = start;
  const last = steps.at(-1);
  const [serve, ...before] = last && 'commands' in last ? last.commands.trim().split('\n').toReversed() : [];
  if (serve === undefined) throw new Error('The guide ends without a command that serves the app');

  async function run(commands: string): Promise<void> {
    const printed = await runCommand('sh', ['-ec', `${commands}\npwd`], folder, { ...ownEnvironment, ...environment });
    folder = printed.trimEnd().split('\n').at(-1) ?? folder;
  }

  for (const step of steps.slice(0, -1)) {
    if ('commands' in step) await run(step.commands);
    else {
      const file = path.join(folder, step.file);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, step.content);
    }
  }
  await run(before.toReversed().join('\n'));
  return startServer(serve, folder, environment);
}

async function startServer(command: string, cwd: string, environment: Readonly<Record<string, string>>): Promise<FollowedGuide> {
  const port = await freePort();
  const server = spawn('sh', ['-c', `${command} -- --port ${port}`], {
    cwd,
    env: { ...process.env, ...ownEnvironment, ...environment, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, to end what npm starts as well.
    detached: true,
  });
  const over = once(server, 'exit');
  const url = `http://localhost:${port}`;
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (piece: Buffer) => {
        printed += piece.toString();
        if (printed.includes(url)) resolve();
      });
    }
    void over.then(() => reject(new Error(`${command} ended\n${printed}`)));
  });

  async function close(): Promise<void> {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
    await over;
  }
  return { url, close };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  await new Promise((resolve) => void server.close(resolve));
  return address.port;
}
