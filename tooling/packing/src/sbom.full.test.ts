import path from 'node:path';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const root = path.join(import.meta.dirname, '../../..');

type Bom = {
  components: { group?: string; name: string; version: string; licenses?: { license?: { id: string }; expression?: string }[] }[];
};

const sbom = (version: string) =>
  runCommand('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', version, '--prod'], root);

test.each([Version.v1dot6, Version.v1dot7])('`pnpm sbom` is valid CycloneDX %s', async (version) => {
  expect(await new JsonStrictValidator(version).validate(await sbom(version))).toBeNull();
});

/** Licences under which everyone may run, change and pass on Portico. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** By the beginning of their names. A person looked at them: what they say about their licence is missing or unusual. */
const exceptions: Readonly<Record<string, string>> = {
  'png-js': 'MIT, as its LICENSE file says; package.json has no field',
  'sharp-libvips-': 'LGPL-3.0-or-later, a separate library that is loaded at run time and can be replaced',
};

test('every component in production has a licence that allows passing it on', async () => {
  // The SBOM is pnpm's own output.
  const { components } = JSON.parse(await sbom(Version.v1dot7)) as Bom;
  const isAllowed = (expression: string) => {
    const words = expression.replaceAll(/[()]/g, '').split(' ');
    const known = (word: string) => allowed.has(word);
    return words.includes('OR') ? words.some(known) : words.filter((word) => word !== 'AND').every(known);
  };
  const others = components.filter(({ name, licenses = [] }) => {
    const named = licenses.map(({ license, expression }) => license?.id ?? expression ?? '');
    return !Object.keys(exceptions).some((known) => name.startsWith(known)) && (named.length === 0 || !named.every(isAllowed));
  });
  expect(others.map(({ name, licenses }) => `${name}: ${JSON.stringify(licenses)}`)).toEqual([]);
  expect(components.length).toBeGreaterThan(100);
});
