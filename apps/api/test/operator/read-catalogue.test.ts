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

test('the bundled catalogue has three categories, six placements and thirteen plans in every language', () => {
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
  ['a price of three decimals', 'monthly: 18.9', 'monthly: 18.999', 'plans.4.prices.monthly: must have at most two decimals'],
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
  ['a plan that is there twice', 'id: vps-nvme-1\n', 'id: vps-ssd-2\n', 'plans.1.id: vps-ssd-2 is a duplicate'],
  [
    'a default that is none of the choices',
    'default: debian-13',
    'default: debian-12',
    'options.os.default: debian-12 is not one of its choices',
  ],
  [
    'a dependency on what is not offered',
    'any_of: [iso]',
    'any_of: [dvd]',
    'plans.0.options.1: depends on os being dvd, which is not offered',
  ],
  ['a text in one language only', 'en: Virtual servers, ru: Виртуальные серверы', 'en: Virtual servers', 'categories.0.name'],
  ['a key that there is not', '    traffic: { en: 5 TB, ru: 5 ТБ }', '    trafic: 5 TB', 'plans.0.traffic'],
  ['a set-up fee of three decimals', 'setup_fee: 49', 'setup_fee: 49.001', 'plans.7.setup_fee: must have at most two decimals'],
  ['a set-up fee below zero', 'setup_fee: 15', 'setup_fee: -15', 'options.monitoring.setup_fee: must not be below zero'],
  ['a set-up fee as a text', 'setup_fee: 15', 'setup_fee: some', 'options.monitoring.setup_fee: must be a number of euros'],
  [
    'a switch that begins as maybe',
    'kind: toggle',
    'kind: toggle\n    default: maybe',
    'options.monitoring.default: must be true or false',
  ],
  ['a switch with choices', 'kind: toggle', 'kind: toggle\n    choices: []', 'options.monitoring.choices'],
  ['a kind that there is not', 'kind: toggle', 'kind: slider', 'options.monitoring.kind'],
  [
    'a dependency on a switch being neither on nor off',
    'any_of: [on]',
    'any_of: [yes]',
    'plans.6.options.6: depends on monitoring being yes, which is not offered',
  ],
  [
    'a dependency on a quantity',
    'option: monitoring, any_of: [on]',
    'option: ipv4, any_of: [on]',
    'plans.6.options.6: depends on the option ipv4, which is not a choice or switch of this plan',
  ],
  ['a text that is longer than it may be', 'min_length: 8', 'min_length: 21', 'options.alarm-phone.min_length: is above max_length'],
  ['a text of any length', 'max_length: 20', 'max_length: 254', 'options.alarm-phone.max_length: must be at most 253'],
  ['a text of another format', 'format: plain', 'format: colour', 'options.alarm-phone.format: must be hostname or plain'],
  [
    'a pattern of a hostname',
    'format: plain',
    'format: hostname',
    'options.alarm-phone.pattern: must not be set: hostnames have a fixed pattern',
  ],
  ['what is no YAML', 'categories:', 'categories: [', ''],
])('%s is refused with its position', (_name, from, to, expected) => {
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
  ['setup_fee: 49', 'setup_fee: 49.001', 'plans.7.setup_fee'],
  ['kind: toggle', 'kind: slider', 'options.monitoring.kind'],
  ['min_length: 8', 'min_length: 21', 'options.alarm-phone.min_length'],
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

test('a missing key is reported at its parent, also below a name with dots', () => {
  const source = 'options:\n  os.2026:\n    kind: choice\n    label: OS\n    required: true\n    presentation: list\nplans: []\n';
  const reading = readCatalogue(source);
  expect(reading.ok ? [] : reading.problems).toContainEqual(expect.stringMatching(/^line 2, options\.os\.2026\.choices: /));
});

const catalogueOf = (source: string) => {
  const reading = readCatalogue(source);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.catalogue;
};

test("a catalogue's changes are listed as added, removed and changed, by name and in euros", () => {
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

test('changed fees, switches and texts are listed too', () => {
  const source = changed('setup_fee: 49', 'setup_fee: 59.5')
    .replace('    setup_fee: 99\n', '')
    .replace('setup_fee: 15', 'setup_fee: 15\n    default: true')
    .replace('max_length: 20', 'max_length: 18')
    .replace('    prices: { monthly: 18.9', '    setup_fee: 5\n    prices: { monthly: 18.9');
  expect(compareCatalogues(catalogueOf(bundled), catalogueOf(source))).toEqual([
    '~ options.monitoring.default: false -> true',
    '~ options.alarm-phone.max_length: 20 -> 18',
    '+ plans.vps-nvme-8.setup_fee: 5.00',
    '~ plans.dedicated-ryzen-9950x.setup_fee: 49.00 -> 59.50',
    '- plans.dedicated-epyc-9354p.setup_fee: 99.00',
  ]);
});

test.each([
  ['\\d{5}(?:-\\d{4})?', 'must not repeat a group'],
  ['(a+)+', 'must not repeat a group'],
  ['(?=a)b', 'must not use lookaround or backreferences'],
  ['(?<n>a)\\k<n>', 'must not use lookaround or backreferences'],
  ['(a)\\1', 'must not use lookaround or backreferences'],
  ['a*b*c*d*', 'must not have more than three parts of unlimited length'],
  ['a?b?c?d?e?f?g?h?i?j?k?', 'must not have more than ten alternatives'],
  ['[a-', 'is not a regular expression'],
  ['a'.repeat(201), 'must have at most 200 characters'],
])('the pattern %s is checked when it is applied: %s', (pattern, problem) => {
  expect(problemsOfPattern(pattern).join()).toContain(`options.alarm-phone.pattern: ${problem}`);
});

test.each(['\\+[0-9]{8,15}', 'DE|NL|FI', '[(*+?{}]+\\(\\)\\*'])('the pattern %s is accepted', (pattern) => {
  expect(problemsOfPattern(pattern)).toEqual([]);
});

function problemsOfPattern(pattern: string): string[] {
  const reading = readCatalogue(changed("pattern: '\\+[0-9][0-9 -]+[0-9]'", `pattern: '${pattern}'`));
  return reading.ok ? [] : reading.problems;
}
