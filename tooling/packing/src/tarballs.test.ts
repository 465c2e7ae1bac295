import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { dailyIf } from '@portico/test-depth/daily-if';
import { describe, expect, inject, test } from 'vitest';
import { entriesOf } from './pack.ts';
import { repository } from './publishable.ts';
import { runCommand } from './run-command.ts';

/** The "Are the types wrong?" command. */
const typesChecker = path.join(repository, 'tooling/packing/node_modules/@arethetypeswrong/cli/dist/index.js');
const packed = inject('packed');
const versionOf = new Map(packed.map(({ name, manifest }) => [name, manifest.version]));

const heavyLibraries: ReadonlySet<string> = new Set(['libphonenumber-js', 'jsvat']);

/** What Node 20 doesn't have. */
const newerThanNode20 = /\b(Promise\.(withResolvers|try)|URL\.parse|Array\.fromAsync|(Object|Map)\.groupBy|globSync)\(/;

/** Returns what an app installs with a package, by following our own packages. */
function installedWith(name: string): string[] {
  const direct = Object.keys(packed.find((one) => one.name === name)?.manifest.dependencies ?? {});
  return direct.flatMap((dependency) => [dependency, ...(versionOf.has(dependency) ? installedWith(dependency) : [])]);
}

test.each(['@portico/auth', '@portico/cart', '@portico/i18n'])('%s installs no library for phone numbers or VAT IDs', (name) => {
  expect(installedWith(name).filter((dependency) => heavyLibraries.has(dependency))).toEqual([]);
});

test('every published package is packed, and no private one', () => {
  expect(packed.map(({ name }) => name)).toEqual(expect.arrayContaining(['@portico/contract', '@portico/i18n', '@portico/ui']));
  expect(packed.filter(({ manifest }) => manifest.private)).toEqual([]);
});

describe.each(packed)('$name', (one) => {
  const { name, tarball, folder, files, manifest } = one;

  test('the package passes publint', async () => {
    const bytes = readFileSync(tarball);
    const tarballBuffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages } = await publint({ pack: { tarball: tarballBuffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  // Daily, the Vite app compiles with every entry of every package.
  test('the types of the package resolve like its code at every entry', dailyIf(name === '@portico/ui'), async () => {
    const typed = entriesOf(one).filter((entry) => !entry.endsWith('.css') && !entry.endsWith('.json'));
    const subpaths = typed.map((entry) => entry.slice(name.length + 1) || '.');
    const report = await runCommand(
      process.execPath,
      [typesChecker, tarball, '--profile', 'esm-only', '--format', 'json', '--entrypoints', ...subpaths],
      path.join(repository, 'tooling/packing'),
    );
    // It fails by its exit code. The report is read as well, so that no entry is skipped.
    const { analysis } = JSON.parse(report) as { analysis: { entrypoints: object } };
    expect(Object.keys(analysis.entrypoints)).toHaveLength(subpaths.length);
  });

  test('the package contains its licence and a README', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain(`# ${name}\n`);
  });

  test('the package contains no sources, tests, stories or settings', () => {
    expect(
      files.filter((file) => /\.(test|stories|fixture|test-d)\.|(^|\/)(src|scripts|node_modules)\/|tsconfig|\.map$/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
  });

  test('the package declares its module type, licence, engines and side effects', () => {
    expect(manifest.sideEffects).toEqual(files.some((file) => file.endsWith('.css')) ? ['**/*.css'] : false);
    expect(manifest).toMatchObject({ type: 'module', license: 'Apache-2.0', engines: { node: expect.stringMatching(/^>=(20|22\.12)$/) } });
  });

  test('the package calls nothing that its lowest Node version lacks', () => {
    const scripts = manifest.engines?.node === '>=20' ? files.filter((file) => file.endsWith('.js')) : [];
    expect(scripts.filter((file) => newerThanNode20.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
  });

  test('the package has a description and links to its repository and issues', () => {
    expect(manifest).toMatchObject({
      description: expect.stringMatching(/^[A-Z].{20,}[^.]$/),
      keywords: expect.arrayContaining(['portico']),
      homepage: expect.stringMatching(/^https:\/\/.+#readme$/),
      bugs: expect.stringMatching(/^https:\/\/.+\/issues$/),
      repository: { type: 'git', directory: expect.stringMatching(/^(openapi|packages\/[a-z0-9-]+)$/) },
      publishConfig: { access: 'public' },
    });
  });

  test('the package leaves libraries that hold state to the app, as peers', () => {
    const shared = new Set(['react', 'react-dom', '@tanstack/react-query', 'jotai']);
    expect(Object.keys(manifest.dependencies ?? {}).filter((dependency) => shared.has(dependency))).toEqual([]);
  });

  test('the package depends on registry ranges, and on the versions packed with it', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(ranges.filter(([, range]) => /^(workspace|catalog|file|link):/.test(range))).toEqual([]);
    const own = ranges.filter(([dependency]) => dependency.startsWith('@portico/'));
    expect(own).toEqual(own.map(([dependency]) => [dependency, `^${versionOf.get(dependency) ?? 'nowhere'}`]));
  });
});
