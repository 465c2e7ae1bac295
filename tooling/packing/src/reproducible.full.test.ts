import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from '@portico/repository-copy';
import { expect, inject, onTestFinished, test } from 'vitest';
import { buildPackages, packPackages, type PackedPackage } from './pack.ts';

const digestsOf = (packed: readonly PackedPackage[]) =>
  packed.map(({ name, tarball }) => [name, createHash('sha256').update(readFileSync(tarball)).digest('hex')]);

test('packages that are built and packed in another folder have the same bytes', async () => {
  const copy = copyRepository();
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  // Nothing comes from the cache. The copy's packages are links, which pnpm must not install over.
  await buildPackages(copy, { TURBO_FORCE: 'true', pnpm_config_verify_deps_before_run: 'false' });
  const again = await packPackages(path.join(inject('temporaryFolder'), 'again'), copy);
  expect(digestsOf(again)).toEqual(digestsOf(inject('packed')));
});
