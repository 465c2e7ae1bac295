/**
 * `pnpm dev`: the demo's API, restarted on every change of its sources, and Vite's server for the portal, which proxies /v1 to it. Ends when
 * either of them ends, or on Ctrl+C.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const port = process.env['PORT'] ?? '3000';
const portalPort = process.env['PORTAL_PORT'] ?? '5173';

const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', path.join(root, 'apps/demo/src/main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    // Browsers use Vite's address, so the payment page must return them there.
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: port,
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${portalPort}`,
    },
  },
);
const portal = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', portalPort, '--strictPort'], {
  cwd: path.join(root, 'apps/portal'),
  stdio: 'inherit',
  env: { ...process.env, PORTICO_API_URL: process.env['PORTICO_API_URL'] ?? `http://localhost:${port}` },
});

const children: readonly ChildProcess[] = [api, portal];
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll();
  });
}
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
