import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The sources of the built portal. */
const sources = ['apps/portal', 'openapi/generated', 'packages', 'pnpm-lock.yaml'];
const notSources = new Set(['node_modules', 'dist', '.turbo', 'compiled', 'test-results', 'playwright-report', 'e2e']);
const notSourceFile = /\.(?:test|test-d|stories)\.tsx?$|\.gen\.ts$|\.md$/;

function newestChangeMs(file: string): number {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(file).filter((name) => !notSources.has(name) && !notSourceFile.test(name));
  return Math.max(0, ...inside.map((name) => newestChangeMs(path.join(file, name))));
}

export function isPortalStale(root: string): boolean {
  const built = path.join(root, 'apps/portal/dist/index.html');
  if (!existsSync(built)) return true;
  const builtMs = statSync(built).mtimeMs;
  return sources.some((source) => newestChangeMs(path.join(root, source)) > builtMs);
}

/** Runs a package's script on this Node, so that only the installed folder is needed. */
function run(folder: string, script: string, ...args: string[]): void {
  execFileSync(process.execPath, [script, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

export function buildPortal(root: string): void {
  if (!isPortalStale(root)) return;
  process.stdout.write('Building the portal …\n');
  const startedMs = performance.now();
  run(path.join(root, 'packages/i18n'), 'scripts/compile-catalogs.ts');
  run(path.join(root, 'apps/portal'), 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  process.stdout.write(`Built in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s\n`);
}
