/**
 * `pnpm start`: builds the portal if it is missing or older than its sources, then serves portal and API. The environment and arguments are
 * the API's own: `pnpm start --help`. The server is a separate process, and is started again if it had to be killed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildPortal } from './build-portal.ts';

const root = path.resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);

if (!args.includes('--help') && process.env['PORTAL_FOLDER'] === undefined) buildPortal(root);

const compileCache = process.env['NODE_COMPILE_CACHE'] ?? path.join(root, 'node_modules/.cache/node');
mkdirSync(compileCache, { recursive: true });
// A person reads this console, so warnings are enough. Servers set LOG_LEVEL, or start apps/api/src/main.ts themselves.
const env = { LOG_LEVEL: 'warn', ...process.env, NODE_COMPILE_CACHE: compileCache };

for (;;) {
  const server = spawn(process.execPath, [path.join(root, 'apps/demo/src/main.ts'), ...args], { cwd: root, stdio: 'inherit', env });
  // Ctrl+C in a terminal reaches the server too, which counts both as one.
  const pass = (signal: NodeJS.Signals) => void server.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const [code] = (await once(server, 'exit')) as [number | null, NodeJS.Signals | null];
  process.off('SIGINT', pass).off('SIGTERM', pass);
  if (code !== null) process.exit(code);
  // Its own watchdog ends it like this when nothing has run for STUCK_AFTER_SECONDS, and so does a system without memory.
  console.error('The server was killed. Starting it again.');
}
