import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { getDependencyReleaseLine, getReleaseLine } from './changelog.ts';
import { versionCopy } from './versioned-copy.ts';

const folder = path.join(inject('temporaryFolder'), 'release');
// Includes the work tree's changes, so that the same files always give the same result.
const releases = await versionCopy(folder, true);

test('a release leaves no changeset behind', () => {
  expect(globSync('*.md', { cwd: path.join(folder, '.changeset') })).toEqual([]);
});

test.each(releases)('$name has a version and a changelog that describes its changes', ({ oldVersion, manifest, notes }) => {
  expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(manifest.version).not.toBe('0.0.0');
  expect(notes).toMatch(/^- .{20,}/m);
  // Commit hashes, and generated names of changesets.
  expect(notes).not.toMatch(/\b[0-9a-f]{7,40}\b|Updated dependencies/);
  expect(Number(manifest.version.split('.', 1)[0])).toBeGreaterThanOrEqual(Number(oldVersion.split('.', 1)[0]));
});

test('a change with several paragraphs stays one list item', () => {
  expect(getReleaseLine({ summary: 'Tables scroll.\n\nAnd they sort:\n- up\n- down\n' })).toBe(
    '- Tables scroll.\n\n  And they sort:\n  - up\n  - down',
  );
});

test('updated dependencies are listed by version, and without any there is no such line', () => {
  expect(getDependencyReleaseLine([], [{ name: '@portico/contract', newVersion: '0.2.0' }])).toBe('- Needs `@portico/contract` 0.2.0.');
  expect(getDependencyReleaseLine([], [])).toBe('');
});
