/**
 * A dry run of the release: versions a copy of the committed state, builds and packs it, and lets pnpm report what it would publish.
 * Nothing leaves this machine, and the checkout stays unchanged.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackages, packPackages } from './pack.ts';
import { repository } from './publishable.ts';
import { runCommand } from './run-command.ts';
import { versionCopy } from './versioned-copy.ts';

const temporary = mkdtempSync(path.join(realpathSync(tmpdir()), 'portico-release-'));
try {
  const uncommitted = (await runCommand('git', ['status', '--porcelain'], repository)).split('\n').filter(Boolean);
  if (uncommitted.length > 0) console.log(`${uncommitted.length} uncommitted files are left out.\n`);

  const copy = path.join(temporary, 'repository');
  const releases = await versionCopy(copy);
  await runCommand('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], copy);
  await buildPackages(copy);
  const packed = await packPackages(temporary, copy);

  for (const { name, tarball, sizeBytes, files, manifest } of packed) {
    const unresolved = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(([, range]) =>
      range.includes(':'),
    );
    if (unresolved.length > 0) throw new Error(`${name} would be published with ${JSON.stringify(unresolved)}`);
    await runCommand('pnpm', ['publish', tarball, '--dry-run', '--no-git-checks', '--access', 'public'], temporary);

    const release = releases.find((one) => one.name === name);
    const from = release && release.oldVersion !== manifest.version ? `, after ${release.oldVersion}` : '';
    console.log(`${name} ${manifest.version}${from}: ${(sizeBytes / 1000).toFixed(1)} kB, ${files.length} files`);
    console.log(`${release?.notes.replaceAll(/^/gm, '    ') ?? ''}\n`);
  }
  console.log(`${packed.length} packages would be published.`);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
