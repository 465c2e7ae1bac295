/**
 * `pnpm start`: builds the portal if it is missing or older than its sources, then serves portal and API in this process, so that Ctrl+C
 * and signals reach it directly. The environment and arguments are the API's own: `pnpm start --help`.
 */
import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPortal } from './build-portal.ts';

const root = path.resolve(import.meta.dirname, '../..');
const asksOnly = process.argv.includes('--help');

if (!asksOnly && process.env['PORTAL_FOLDER'] === undefined) buildPortal(root);

const compileCache = process.env['NODE_COMPILE_CACHE'] ?? path.join(root, 'node_modules/.cache/node');
mkdirSync(compileCache, { recursive: true });
enableCompileCache(compileCache);
process.chdir(root);
// A person reads this console, so warnings are enough. Servers set LOG_LEVEL, or start apps/api/src/main.ts themselves.
process.env['LOG_LEVEL'] ??= 'warn';

await import(pathToFileURL(path.join(root, 'apps/demo/src/main.ts')).href);
