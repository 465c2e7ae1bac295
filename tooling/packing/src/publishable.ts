import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The used fields of a package.json. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  engines?: { readonly node?: string };
  files?: readonly string[];
  exports?: Readonly<Record<string, unknown>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  [field: string]: unknown;
}

export interface WorkspacePackage {
  name: string;
  /** Absolute path. */
  folder: string;
  manifest: Manifest;
}

export const repository = path.resolve(import.meta.dirname, '../../..');

/** Returns every published package of the workspace (or of another checkout), sorted by name. */
export function publishablePackages(root: string = repository): WorkspacePackage[] {
  const packages = globSync(['openapi/package.json', 'packages/*/package.json'], { cwd: root }).map((file) => {
    const manifest = readManifest(path.join(root, file));
    return { name: manifest.name, folder: path.join(root, path.dirname(file)), manifest };
  });
  return packages.filter(({ manifest }) => !manifest.private).toSorted((one, other) => one.name.localeCompare(other.name));
}

export function readManifest(file: string): Manifest {
  // npm and pnpm refuse a package.json of another shape.
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
