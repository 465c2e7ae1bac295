import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { publishablePackages, repository, type WorkspacePackage } from './publishable.ts';
import { runCommand } from './run-command.ts';

export interface Release extends WorkspacePackage {
  /** The version before the release. */
  oldVersion: string;
  /** The new version's part of CHANGELOG.md; empty if nothing is released. */
  notes: string;
}

/**
 * Clones the committed state into `folder` and versions it there as a release would, if any changeset is pending. Nothing is installed, and
 * the checkout stays unchanged. `isUncommittedIncluded` copies the work tree's manifests, changelogs and changesets over it.
 */
export async function versionCopy(folder: string, isUncommittedIncluded = false): Promise<Release[]> {
  await runCommand('git', ['clone', '--quiet', '--no-hardlinks', repository, folder], repository);
  if (isUncommittedIncluded) {
    rmSync(path.join(folder, '.changeset'), { recursive: true });
    const own = [
      '.changeset',
      ...globSync(['package.json', '{openapi,{apps,packages,tooling}/*}/{package.json,CHANGELOG.md}'], { cwd: repository }),
    ];
    for (const file of own) cpSync(path.join(repository, file), path.join(folder, file), { recursive: true });
  }
  const before = new Map(publishablePackages(folder).map(({ name, manifest }) => [name, manifest.version]));
  const waiting = globSync('*.md', { cwd: path.join(folder, '.changeset') });
  if (waiting.length > 0) {
    await runCommand(process.execPath, [path.join(repository, 'node_modules/@changesets/cli/bin.js'), 'version'], folder);
  }
  return publishablePackages(folder).map((released) => ({
    ...released,
    oldVersion: before.get(released.name) ?? '',
    notes: newestNotes(path.join(released.folder, 'CHANGELOG.md'), released.manifest.version),
  }));
}

function newestNotes(file: string, version: string): string {
  if (!existsSync(file)) return '';
  const sections = readFileSync(file, 'utf8').split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${version}\n`));
  return section?.slice(version.length).trim() ?? '';
}
