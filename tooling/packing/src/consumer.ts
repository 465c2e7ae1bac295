import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { PackedPackage } from './pack.ts';
import { readManifest, repository } from './publishable.ts';
import { runCommand } from './run-command.ts';

/**
 * Creates an external application: a copy of a fixture outside the workspace with every tarball installed. Other dependencies come from the
 * store that the workspace's installation filled, or from the registry.
 *
 * @param others versions that replace the fixture's
 * @returns its folder
 */
export async function installConsumer(
  fixture: string,
  packed: readonly PackedPackage[],
  temporaryFolder: string,
  others: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = path.join(temporaryFolder, [fixture, ...Object.values(others)].join('-'));
  cpSync(path.join(repository, 'tooling/packing/fixtures', fixture), folder, { recursive: true });

  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const manifestFile = path.join(folder, 'package.json');
  const manifest = readManifest(manifestFile);
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...others, ...tarballs } }, null, 2));
  // The registry does not have the versions that the packages require of each other yet.
  const settings = { packages: ['.'], overrides: tarballs, allowBuilds: { esbuild: false, msw: false, sharp: false } };
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), stringify(settings));

  await runCommand('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
  return folder;
}

/** Returns a file of a package as the consumer received it. */
export function installedFile(consumer: string, name: string, file: string): string {
  return readFileSync(path.join(consumer, 'node_modules', name, file), 'utf8');
}
