import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareCatalogues } from '../../src/modules/catalogue/compare-catalogues.ts';
import { readCatalogue } from '../../src/modules/catalogue/read-catalogue.ts';

const bundled = readFileSync(path.join(import.meta.dirname, '../../catalogue.yaml'), 'utf8');

function changed(from: string, to: string): string {
  expect(bundled).toContain(from);
  return bundled.replace(from, to);
}

test('the bundled catalogue has three categories, six placements and thirteen plans in both languages', () => {
  const reading = readCatalogue(bundled);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { categories, placements, plans } = reading.catalogue;
  expect([categories.length, placements.length, plans.length]).toEqual([3, 6, 13]);
  expect(plans.find(({ id }) => id === 'vps-nvme-8')?.prices).toEqual({
    monthly: 1_890,
    quarterly: 5_390,
    'semi-annually': 10_200,
    annually: 19_280,
  });
});

test.each([
  ['a price of three decimals', 'monthly: 18.9', 'monthly: 18.999', 'plans.4.prices.monthly: must have two decimals at most'],
  ['a negative price', 'monthly: 18.9', 'monthly: -1', 'plans.4.prices.monthly: must not be below zero'],
  ['a free plan', 'monthly: 18.9', 'monthly: 0', 'plans.4.prices.monthly: must be above zero'],
  ['a price as a text', 'monthly: 18.9', 'monthly: cheap', 'plans.4.prices.monthly: must be a number of euros'],
  ['an unknown placement', 'placements: [DE, FI]', 'placements: [DE, AQ]', 'plans.6.placements.1: there is no placement AQ'],
  [
    'stock in a placement without the plan',
    'placements: [DE, FI]',
    'placements: [DE, FI]\n    stock: { NL: 4 }',
    'plans.6.stock.NL: the plan is not offered in NL',
  ],
  [
    'stock of less than none',
    'placements: [DE, FI]',
    'placements: [DE, FI]\n    stock: { DE: -1 }',
    'plans.6.stock.DE: must not be below zero',
  ],
  ['an unknown category', 'type: vps\n    name: VPS SSD 2', 'type: vpx\n    name: VPS SSD 2', 'plans.0.type: there is no category vpx'],
  [
    'an unknown option',
    '[os, iso, raid-storage, ipv4, hostname]',
    '[os, iso, raid-tape, ipv4, hostname]',
    'plans.10.options.2: there is no option raid-tape',
  ],
  ['a plan that is there twice', 'id: vps-nvme-1\n', 'id: vps-ssd-2\n', 'plans.1.id: vps-ssd-2 is there twice'],
  [
    'a default that is none of the choices',
    'default: debian-13',
    'default: debian-12',
    'options.os.default: debian-12 is none of its choices',
  ],
  [
    'a dependency on what is not offered',
    'any_of: [iso]',
    'any_of: [dvd]',
    'plans.0.options.1: depends on os being dvd, which is not offered',
  ],
  ['a text in one language only', 'en: Virtual servers, ru: Виртуальные серверы', 'en: Virtual servers', 'categories.0.name'],
  ['a key that there is not', '    traffic: { en: 5 TB, ru: 5 ТБ }', '    trafic: 5 TB', 'plans.0.traffic'],
  ['what is no YAML', 'categories:', 'categories: [', ''],
])('%s is refused with its place', (_name, from, to, expected) => {
  const reading = readCatalogue(changed(from, to));
  if (reading.ok) throw new Error('it was accepted');
  expect(reading.problems.join('\n')).toContain(expected);
});

test.each([
  ['', 'nothing'],
  ['- 1', 'a list'],
  ['a: &a [*a]', 'an alias of itself'],
  ['plans: {}', 'another shape'],
])('%j is refused: %s', (source) => {
  expect(readCatalogue(source).ok).toBe(false);
});

test.each([
  ['monthly: 18.9', 'monthly: 18.999', 'plans.4.prices.monthly'],
  ['default: debian-13', 'default: debian-12', 'options.os.default'],
  ['placements: [DE, FI]', 'placements: [DE, AQ]', 'plans.6.placements.1'],
  ['    traffic: { en: 5 TB, ru: 5 ТБ }', '    trafic: 5 TB', 'plans.0.trafic'],
])('%s: a problem names its line', (from, to, place) => {
  const source = changed(from, to);
  const line = source.split('\n').findIndex((text) => text.includes(to.trim())) + 1;
  const reading = readCatalogue(source);
  expect(reading.ok ? [] : reading.problems).toContainEqual(expect.stringContaining(`line ${line}, ${place}: `));
});

test('what is missing is told at what it is missing in, also below a name with dots', () => {
  const source = 'options:\n  os.2026:\n    kind: choice\n    label: OS\n    required: true\n    presentation: list\nplans: []\n';
  const reading = readCatalogue(source);
  expect(reading.ok ? [] : reading.problems).toContainEqual(expect.stringMatching(/^line 2, options\.os\.2026\.choices: /));
});

const catalogueOf = (source: string) => {
  const reading = readCatalogue(source);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.catalogue;
};

test('what a file would change is said in lines: new, gone and other, by name and in euros', () => {
  const before = catalogueOf(bundled);
  expect(compareCatalogues(before, catalogueOf(bundled))).toEqual([]);
  const source = changed('monthly: 18.9', 'monthly: 20.5').replace('placements: [DE, FI]', 'placements: [DE]');
  const after = catalogueOf(source);
  const [gone, ...plans] = after.plans;
  const lines = compareCatalogues(before, {
    ...after,
    plans: [...plans, ...plans.slice(0, 1).map((plan) => ({ ...plan, id: 'vps-new' }))],
  });
  expect(lines).toEqual([
    `- plans.${gone?.id}`,
    '~ plans.vps-nvme-8.prices.monthly: 18.90 -> 20.50',
    expect.stringMatching(/^~ plans\.[a-z0-9-]+\.placements: DE, FI -> DE$/),
    '+ plans.vps-new',
  ]);
});
