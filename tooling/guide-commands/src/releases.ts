import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Machine } from './bare-machine.ts';

const repository = path.join(import.meta.dirname, '../../..');
const migrations = 'apps/api/src/platform/database/migrations';

/** The versions that the guides name. */
export const [current, earlier] = ['0.9.0', '0.8.2'];

// The clone may belong to someone else than root.
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'safe.directory=*', ...words], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** The last commit before the newest migration. */
const earlierCommit = () => `${git('log', '-1', '--format=%H', '--diff-filter=A', '--', migrations)}^`;

/** Returns why the earlier release isn't known here, or null. */
export function missingForReleases(): string | null {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return 'the clone is shallow, run `git fetch --unshallow`';
    git('rev-parse', '--verify', '--quiet', earlierCommit());
    return null;
  } catch {
    return 'needs a git clone';
  }
}

/** Returns a guide as it was in the earlier release. */
export const earlierGuide = (guide: string): string => git('show', `${earlierCommit()}:docs/guides/${guide}`).replaceAll(current, earlier);

/** Lets the machine clone the current release, which is the working tree without new files, and the earlier one. */
export async function offerReleases(machine: Machine): Promise<void> {
  const bare = path.join(machine.root, 'srv/portico.git');
  git('init', '--quiet', '--bare', bare);
  git('push', '--quiet', bare, `${git('stash', 'create') || 'HEAD'}:refs/tags/v${current}`, `${earlierCommit()}:refs/tags/v${earlier}`);
  await machine.run(
    `printf '[url "/srv/portico.git"]\\n\\tinsteadOf = https://github.com/portico-portal/portico\\n[safe]\\n\\tdirectory = *\\n' > /etc/gitconfig`,
  );
}
