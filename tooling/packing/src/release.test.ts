import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { getDependencyReleaseLine, getReleaseLine } from './changelog.ts';
import { versionCopy } from './versioned-copy.ts';

const folder = path.join(inject('temporaryFolder'), 'release');
// The work tree's own, so that the same files always give the same answer.
const releases = await versionCopy(folder, true);

test('a release leaves no changeset behind', () => {
  expect(globSync('*.md', { cwd: path.join(folder, '.changeset') })).toEqual([]);
});

test.each(releases)('$name has a version, and a changelog that tells its reader what it brings', ({ oldVersion, manifest, notes }) => {
  expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(manifest.version).not.toBe('0.0.0');
  expect(notes).toMatch(/^- .{20,}/m);
  // Hashes of commits, and names of changesets that somebody's tool made up.
  expect(notes).not.toMatch(/\b[0-9a-f]{7,40}\b|Updated dependencies/);
  expect(Number(manifest.version.split('.', 1)[0])).toBeGreaterThanOrEqual(Number(oldVersion.split('.', 1)[0]));
});

test('a change of several paragraphs stays one item of the list', () => {
  expect(getReleaseLine({ summary: 'Tables scroll.\n\nAnd they sort:\n- up\n- down\n' })).toBe(
    '- Tables scroll.\n\n  And they sort:\n  - up\n  - down',
  );
});

test('packages that are needed are named by version, and no line is written where there are none', () => {
  expect(getDependencyReleaseLine([], [{ name: '@portico/contract', newVersion: '0.2.0' }])).toBe('- Needs `@portico/contract` 0.2.0.');
  expect(getDependencyReleaseLine([], [])).toBe('');
});
