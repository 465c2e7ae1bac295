/**
 * `pnpm dev`: the demo's API, restarted on every change of its sources, and Vite's server for the portal, which proxies /v1 to it. Ends when
 * either of them ends, or on Ctrl+C. `--mock` starts the contract's examples instead of the API, and with PORTICO_API_URL the portal uses
 * the API at that address.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const port = process.env['PORT'] ?? '3000';
const portalPort = process.env['PORTAL_PORT'] ?? '5173';
const args = process.argv.slice(2);
const isMock = args.includes('--mock');
const remoteUrl = isMock ? undefined : process.env['PORTICO_API_URL'];

function startApi(): ChildProcess {
  const watch = ['--watch', '--watch-preserve-output'];
  return spawn(process.execPath, [...watch, path.join(root, 'apps/demo/src/main.ts'), ...args], {
    cwd: root,
    stdio: 'inherit',
    // Browsers use Vite's address, so the payment page must return them there.
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: port,
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${portalPort}`,
    },
  });
}

function startMockApi(): ChildProcess {
  return spawn(process.execPath, [path.join(root, 'tooling/mock-api/src/serve-mock-api.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  });
}

const portal = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', portalPort, '--strictPort'], {
  cwd: path.join(root, 'apps/portal'),
  stdio: 'inherit',
  env: { ...process.env, PORTICO_API_URL: remoteUrl ?? `http://localhost:${port}` },
});

const server = isMock ? [startMockApi()] : remoteUrl === undefined ? [startApi()] : [];
const children: readonly ChildProcess[] = [...server, portal];
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll();
  });
}
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
