import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { publishablePackages, readManifest, repository, type Manifest } from './publishable.ts';
import { runCommand } from './run-command.ts';

export interface PackedPackage {
  name: string;
  /** Absolute path of the .tgz. */
  tarball: string;
  sizeBytes: number;
  /** Absolute path of the unpacked tarball. */
  folder: string;
  /** Paths within it. */
  files: readonly string[];
  /** The consumer's view: `publishConfig` applied, workspace ranges resolved. */
  manifest: Manifest;
}

/** The output of `pnpm pack --json`. */
interface PackReport {
  filename: string;
  size: number;
  files: readonly { path: string }[];
}

/** Builds every published package. Unchanged ones come from turbo's cache, unless the environment says otherwise. */
export async function buildPackages(root: string = repository, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const filters = publishablePackages(root).map(({ name }) => `--filter=${name}`);
  await runCommand('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters], root, environment);
}

/** Packs every package into `folder` as for the registry, and unpacks it there. The packages must be built. */
export async function packPackages(folder: string, root: string = repository): Promise<PackedPackage[]> {
  const packed: PackedPackage[] = [];
  for (const { name, folder: home } of publishablePackages(root)) {
    const unpacked = path.join(folder, 'unpacked', name);
    mkdirSync(unpacked, { recursive: true });
    const report = JSON.parse(await runCommand('pnpm', ['pack', '--json', '--pack-destination', folder], home)) as PackReport;
    await runCommand('tar', ['-xzf', report.filename, '--strip-components=1', '-C', unpacked], folder);
    packed.push({
      name,
      tarball: report.filename,
      sizeBytes: report.size,
      folder: unpacked,
      files: report.files.map((file) => file.path),
      manifest: readManifest(path.join(unpacked, 'package.json')),
    });
  }
  return packed;
}

/** Packages for servers, tests and terminals, which an application in a browser can't compile. */
const forNode: ReadonlySet<string> = new Set([
  '@portico/conformance',
  '@portico/driver-libvirt',
  '@portico/drivers',
  '@portico/ui-codemod',
]);

export function browserPackages(packed: readonly PackedPackage[]): PackedPackage[] {
  return packed.filter(({ name }) => !forNode.has(name));
}

/** Returns the import names of a package: `@portico/ui/button`. Patterns are expanded to the matching files. */
export function entriesOf({ name, files, manifest }: PackedPackage): string[] {
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) => {
    if (!subpath.includes('*')) return [subpath];
    const [before = '', after = ''] = targetOf(target).slice(2).split('*', 2);
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after) && !isChunk(file) && !file.endsWith('.d.ts'))
      .map((file) => subpath.replace('*', file.slice(before.length, file.length - after.length)));
  });
  return [...new Set(entries)].map((subpath) => name + subpath.slice(1)).toSorted();
}

/** Code shared by two entries is in a file named by a hash, which only they import. */
function isChunk(file: string): boolean {
  return /(^|\/)chunk-[A-Z0-9]{8}\.js$/.test(file);
}

function targetOf(target: unknown): string {
  // An export is a path, or paths by condition.
  return typeof target === 'string' ? target : ((target as { default?: string }).default ?? '');
}
