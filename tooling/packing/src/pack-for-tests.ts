import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPackages, packPackages, type PackedPackage } from './pack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    packed: readonly PackedPackage[];
    /** For files made by tests. Outside the workspace, so that nothing in it is resolved by accident. */
    temporaryFolder: string;
  }
}

/** Packs everything into a temporary folder, once for all tests. `PORTICO_KEEP_PACKED=1` keeps the folder for inspection. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'portico-packing-'));
  await buildPackages();
  project.provide('packed', await packPackages(folder));
  project.provide('temporaryFolder', folder);
  return () => {
    if (process.env.PORTICO_KEEP_PACKED === '1') console.log(`Kept ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  };
}
