import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPackages, packPackages, type PackedPackage } from './pack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    packed: readonly PackedPackage[];
    /** For what a test makes of them. Outside the workspace, so that nothing of it is found by accident. */
    temporaryFolder: string;
  }
}

/** Once for all tests: packs everything into a temporary folder. `PORTICO_KEEP_PACKED=1` leaves it there to be looked at. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'portico-packing-'));
  await buildPackages();
  project.provide('packed', await packPackages(folder));
  project.provide('temporaryFolder', folder);
  return () => {
    if (process.env.PORTICO_KEEP_PACKED === '1') console.log(`Left in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  };
}
