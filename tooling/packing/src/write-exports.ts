/**
 * Keeps both maps of each package's manifest (`exports` for the workspace, `publishConfig.exports` for the registry) in sync with its
 * src/: every module is public, and named one by one, so that tools and editors see what a pattern hides. `--check` only compares.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishablePackages } from './publishable.ts';

/** These name their entries themselves. */
const selfNamed: ReadonlySet<string> = new Set([
  '@portico/brand',
  '@portico/conformance',
  '@portico/contract',
  '@portico/driver-libvirt',
  '@portico/ui',
  '@portico/ui-codemod',
]);

function modulesOf(folder: string): string[] {
  return globSync('*.{ts,tsx}', { cwd: path.join(folder, 'src') })
    .filter((file) => !/\.(test|test-d|d)\.tsx?$/.test(file))
    .toSorted();
}

const isCheck = process.argv.includes('--check');
for (const { name, folder } of publishablePackages().filter((one) => !selfNamed.has(one.name))) {
  const file = path.join(folder, 'package.json');
  const before = readFileSync(file, 'utf8');
  // A manifest has the shape that npm and pnpm require.
  const manifest = JSON.parse(before) as { exports: Record<string, unknown>; publishConfig: { exports: Record<string, unknown> } };
  // Data beside src/, such as the catalogs.
  const data = Object.fromEntries(Object.entries(manifest.exports).filter(([, target]) => !String(target).startsWith('./src/')));
  const publishedData = Object.fromEntries(Object.keys(data).map((subpath) => [subpath, manifest.publishConfig.exports[subpath]]));
  const modules = modulesOf(folder).map((module) => ({ module, entry: module.replace(/\.tsx?$/, '') }));
  manifest.exports = { ...Object.fromEntries(modules.map(({ module, entry }) => [`./${entry}`, `./src/${module}`])), ...data };
  manifest.publishConfig.exports = {
    // Fixtures are for the workspace's own tests.
    ...Object.fromEntries(
      modules
        .filter(({ entry }) => !entry.endsWith('.fixture'))
        .map(({ entry }) => [`./${entry}`, { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` }]),
    ),
    ...publishedData,
  };
  const after = `${JSON.stringify(manifest, null, 2)}\n`;
  if (after === before) continue;
  if (isCheck) {
    console.error(`package.json of ${name} does not export what src/ holds: run \`pnpm --filter @portico/packing exports\``);
    process.exitCode = 1;
  } else writeFileSync(file, after);
}
