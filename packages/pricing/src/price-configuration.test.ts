import type { BillingCycle, ConfigOptions, FieldError } from '@portico/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vps } from './configuration.fixture.ts';
import { describeConfiguration } from './describe-configuration.ts';
import { priceConfiguration } from './price-configuration.ts';

function priced(configoptions: ConfigOptions, billing_cycle: BillingCycle = 'monthly') {
  const price = priceConfiguration(vps, { billing_cycle, configoptions });
  if (!price.ok) throw new Error(`Refused: ${JSON.stringify(price.issues)}`);
  return price;
}

function issuesOf(configoptions: ConfigOptions, billing_cycle: BillingCycle | null = 'monthly'): FieldError[] {
  const price = priceConfiguration(vps, { billing_cycle, configoptions });
  return price.ok ? [] : price.issues;
}

describe('an available configuration', () => {
  test('an empty configuration is priced by its defaults', () => {
    const price = priced({});
    expect(price.configoptions).toEqual({ raid: 'raid1', os: 'debian-13', ipv4: 1 });
    expect(price.unitCents).toBe(1890 + 400);
  });

  test('the chosen period is charged', () => {
    expect(priced({ os: 'debian-13', ipv4: 3 }, 'quarterly').lines.map((line) => [line.id, line.cents])).toEqual([
      ['vps-nvme-8-de', 5390],
      ['raid', 1200],
      ['os', 0],
      ['ipv4', 1500],
    ]);
  });

  test('only units above the included ones are charged', () => {
    const line = priced({ ipv4: 4 }).lines.find(({ id }) => id === 'ipv4');
    expect(line).toEqual({ kind: 'option', id: 'ipv4', quantity: 3, cents: 750, setupCents: 0 });
  });

  test('every choice is listed in catalogue order', () => {
    const { configoptions } = priced({ hostname: ' Edge-1.Acme.dev ', mirror: 'weekly' });
    expect(describeConfiguration(vps, configoptions).map(({ name, value }) => [name, value])).toEqual([
      ['RAID', 'RAID 1'],
      ['Operating system', 'Debian 13'],
      ['IPv4 addresses', '1'],
      ['Mirror check', 'Weekly'],
      ['Hostname', 'edge-1.acme.dev'],
    ]);
  });

  test('a default "none" is not listed, but a chosen one is', () => {
    const described = (byDefault: string) => {
      const options = vps.options.map((option) =>
        option.id === 'raid' && option.kind === 'choice' ? { ...option, default: byDefault } : option,
      );
      return describeConfiguration({ ...vps, options }, { ...priced({}).configoptions, raid: 'none' }).map(({ name }) => name);
    };
    expect(described('none')).not.toContain('RAID');
    expect(described('raid1')).toContain('RAID');
  });

  test('the price is the same in every language', () => {
    const renamed = { ...vps, options: vps.options.map((option) => ({ ...option, label: 'Другое имя' })) };
    expect(priceConfiguration(renamed, { billing_cycle: 'monthly', configoptions: {} })).toEqual(priced({}));
  });

  test("options that the operating system's choice makes unavailable are left out, over several steps", () => {
    expect(priced({ os: 'talos', raid: 'raid1', mirror: 'weekly' }).configoptions).toEqual({ os: 'talos', ipv4: 1 });
  });

  test('an unavailable default falls back to an available choice', () => {
    expect(priced({ os: 'windows-2025' }).configoptions).toMatchObject({ os: 'windows-2025', raid: 'none' });
  });
});

describe('a refusal', () => {
  test.each<[string, ConfigOptions, BillingCycle | null, FieldError]>([
    ['no period', {}, null, { path: 'billing_cycle', code: 'required', params: {} }],
    ['a period that is not offered', {}, 'annually', { path: 'billing_cycle', code: 'period_unavailable', params: {} }],
    ['a value outside the list', { os: 'dos' }, 'monthly', { path: 'configoptions.os', code: 'not_in_list', params: {} }],
    [
      'a RAID level that the OS does not have',
      { os: 'windows-2025', raid: 'raid1' },
      'monthly',
      { path: 'configoptions.raid', code: 'option_unavailable', params: {} },
    ],
    ['too few', { ipv4: 0 }, 'monthly', { path: 'configoptions.ipv4', code: 'too_small', params: { min: 1 } }],
    ['too many', { ipv4: 9 }, 'monthly', { path: 'configoptions.ipv4', code: 'too_large', params: { max: 8 } }],
    ['half a unit', { ipv4: 1.5 }, 'monthly', { path: 'configoptions.ipv4', code: 'whole_number', params: {} }],
    ['no number', { ipv4: Number.NaN }, 'monthly', { path: 'configoptions.ipv4', code: 'not_a_number', params: {} }],
    ['units as text', { ipv4: '2' }, 'monthly', { path: 'configoptions.ipv4', code: 'wrong_type', params: { expected: 'integer' } }],
    ['a number as a choice', { os: 1 }, 'monthly', { path: 'configoptions.os', code: 'wrong_type', params: { expected: 'string' } }],
    ['a bad hostname', { hostname: 'no_underscores' }, 'monthly', { path: 'configoptions.hostname', code: 'hostname_invalid', params: {} }],
    [
      'a hostname beyond 253',
      { hostname: 'a'.repeat(254) },
      'monthly',
      { path: 'configoptions.hostname', code: 'too_long', params: { max: 253 } },
    ],
    ['an unknown option', { gpu: 'yes' }, 'monthly', { path: 'configoptions.gpu', code: 'option_unknown', params: {} }],
    [
      'a key that objects inherit',
      JSON.parse('{"__proto__": "x"}') as ConfigOptions,
      'monthly',
      { path: 'configoptions.__proto__', code: 'option_unknown', params: {} },
    ],
    ['the key constructor', { constructor: 'x' }, 'monthly', { path: 'configoptions.constructor', code: 'option_unknown', params: {} }],
  ])('a refusal names %s', (_what, configoptions, cycle, issue) => {
    expect(issuesOf(configoptions, cycle)).toEqual([issue]);
  });

  test('a refusal lists every invalid field at once', () => {
    expect(issuesOf({ os: 'dos', ipv4: 99, gpu: 1 }, null).map((issue) => issue.path)).toEqual([
      'billing_cycle',
      'configoptions.os',
      'configoptions.ipv4',
      'configoptions.gpu',
    ]);
  });

  test('a required choice without value or default is refused', () => {
    const undecided = { ...vps, options: vps.options.map((option) => (option.id === 'os' ? { ...option, default: null } : option)) };
    const price = priceConfiguration(undecided as typeof vps, { billing_cycle: 'monthly', configoptions: {} });
    expect(price).toEqual({ ok: false, issues: [{ path: 'configoptions.os', code: 'required', params: {} }] });
  });

  test('a catalogue price with a fraction of a cent throws', () => {
    const broken = { ...vps, billing_cycles: [{ billing_cycle: 'monthly' as const, price: 1.001, saving_percent: 0 }] };
    expect(() => priceConfiguration(broken, { billing_cycle: 'monthly', configoptions: {} })).toThrow(RangeError);
  });
});

describe('any configuration', () => {
  const key = fc.constantFrom('os', 'raid', 'ipv4', 'mirror', 'hostname', 'gpu', '__proto__', 'constructor');
  const value = fc.oneof(
    fc.constantFrom('debian-13', 'windows-2025', 'talos', 'none', 'raid1', 'weekly', 'edge.acme.dev', ''),
    fc.integer({ min: -1, max: 9 }),
    fc.double(),
    fc.string(),
  );
  const choices = fc.record({
    billing_cycle: fc.constantFrom<BillingCycle | null>('monthly', 'quarterly', 'semi-annually', 'annually', null),
    configoptions: fc.dictionary(key, value),
  });

  test('the unit price is the sum of its lines, an integer and never negative', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const price = priceConfiguration(vps, choice);
        const lines = price.ok ? price.lines : [];
        expect(price.ok || price.issues.length > 0).toBe(true);
        expect(price.ok ? price.unitCents : 0).toBe(lines.reduce((sum, line) => sum + line.cents, 0));
        expect(lines.every((line) => Number.isSafeInteger(line.cents) && line.cents >= 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('the order of the keys does not change the price', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const turned = Object.fromEntries(Object.entries(choice.configoptions).toReversed());
        expect(priceConfiguration(vps, { ...choice, configoptions: turned })).toEqual(priceConfiguration(vps, choice));
      }),
    );
  });

  test('pricing a priced configuration again gives the same result', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const price = priceConfiguration(vps, choice);
        fc.pre(price.ok);
        expect(priceConfiguration(vps, { ...choice, configoptions: price.configoptions })).toEqual(price);
      }),
      { numRuns: 2000 },
    );
  });
});
