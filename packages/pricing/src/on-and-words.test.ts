import type { BillingCycle, ConfigOptions, FieldError, PlanConfiguration, TextOption } from '@portico/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availableOptions, defaultConfigoptions, reconcileConfigoptions } from './available-options.ts';
import { managed } from './configuration.fixture.ts';
import { describeConfiguration } from './describe-configuration.ts';
import { priceConfiguration } from './price-configuration.ts';

function priced(configoptions: ConfigOptions, configuration: PlanConfiguration = managed) {
  const price = priceConfiguration(configuration, { billing_cycle: 'monthly', configoptions });
  if (!price.ok) throw new Error(`Refused: ${JSON.stringify(price.issues)}`);
  return price;
}

function issuesOf(configoptions: ConfigOptions, configuration: PlanConfiguration = managed): FieldError[] {
  const price = priceConfiguration(configuration, { billing_cycle: 'monthly', configoptions });
  return price.ok ? [] : price.issues;
}

const watched = { monitoring: true, 'alarm-phone': '+4969123' };
const withOption = (id: string, changes: object): PlanConfiguration => ({
  ...managed,
  options: managed.options.map((option) => (option.id === id ? { ...option, ...changes } : option)),
});
const offered = (configoptions: ConfigOptions) => availableOptions(managed, configoptions).map(({ id }) => id);
const named = (configoptions: ConfigOptions, configuration = managed) =>
  describeConfiguration(configuration, priced(configoptions, configuration).configoptions).map(({ name, value }) => [name, value]);

describe('a switch', () => {
  test('a switch is off by default, costs nothing then and is not listed', () => {
    expect(defaultConfigoptions(managed)).toMatchObject({ monitoring: false });
    expect(priced({})).toMatchObject({ unitCents: 1890 + 400, configoptions: { monitoring: false } });
    expect(named({})).not.toContainEqual(['Monitoring', expect.anything()]);
  });

  test('a switch that is on costs its price for the period and is listed', () => {
    expect(priced(watched).lines).toContainEqual({ kind: 'option', id: 'monitoring', quantity: 1, cents: 900, setupCents: 1500 });
    expect(named(watched)).toContainEqual(['Monitoring', 'Yes']);
    const quarterly = priceConfiguration(managed, { billing_cycle: 'quarterly', configoptions: watched });
    expect(quarterly.ok && quarterly.lines.find(({ id }) => id === 'monitoring')).toMatchObject({ cents: 2700, setupCents: 1500 });
  });

  test('a switch that is on by default is listed when it is turned off', () => {
    const on = withOption('monitoring', { default: true });
    expect(named({ monitoring: false }, on)).toContainEqual(['Monitoring', 'No']);
  });

  test('a switch makes its dependent options available and unavailable', () => {
    expect(offered({})).not.toContain('alarm-phone');
    expect(offered({ monitoring: true })).toContain('alarm-phone');
    expect(reconcileConfigoptions(managed, { ...watched, monitoring: false })).not.toHaveProperty('alarm-phone');
    const without = withOption('alarm-phone', { depends_on: { option: 'monitoring', any_of: ['off'] } });
    expect(issuesOf({}, without)).toEqual([{ path: 'configoptions.alarm-phone', code: 'required', params: {} }]);
    expect(issuesOf({ monitoring: true }, without)).toEqual([]);
  });

  test('an unavailable switch is dropped with its dependent options and costs nothing', () => {
    const price = priced({ os: 'talos', ...watched });
    expect(price.configoptions).toEqual({ os: 'talos', ipv4: 1 });
    expect(price.setupCents).toBe(4900);
  });

  test.each<[string, ConfigOptions, FieldError]>([
    ['as a text', { monitoring: 'true' }, { path: 'configoptions.monitoring', code: 'wrong_type', params: { expected: 'boolean' } }],
    ['as a number', { monitoring: 1 }, { path: 'configoptions.monitoring', code: 'wrong_type', params: { expected: 'boolean' } }],
    ['that has to be on', { os: 'windows-2025' }, { path: 'configoptions.licence', code: 'must_accept', params: {} }],
    ['in the place of a choice', { os: true }, { path: 'configoptions.os', code: 'wrong_type', params: { expected: 'string' } }],
    ['in the place of a quantity', { ipv4: true }, { path: 'configoptions.ipv4', code: 'wrong_type', params: { expected: 'integer' } }],
    ['in the place of a text', { hostname: true }, { path: 'configoptions.hostname', code: 'wrong_type', params: { expected: 'string' } }],
  ])('a switch with %s is refused', (_how, configoptions, issue) => {
    expect(issuesOf(configoptions)).toEqual([issue]);
  });

  test('a switch that is not sold for the period cannot be on', () => {
    const unsold = withOption('monitoring', { prices: { monthly: null, quarterly: null, 'semi-annually': null, annually: null } });
    expect(issuesOf(watched, unsold)).toEqual([{ path: 'configoptions.monitoring', code: 'option_unavailable', params: {} }]);
    expect(issuesOf({ monitoring: false }, unsold)).toEqual([]);
  });
});

describe('a text', () => {
  const phone = (typed: string) => issuesOf({ monitoring: true, 'alarm-phone': typed }).map(({ code, params }) => [code, params]);

  test('a text costs its price when it is filled in, and is stored trimmed', () => {
    expect(priced({ monitoring: true, 'alarm-phone': '  +4969123 ' }).lines).toContainEqual({
      kind: 'option',
      id: 'alarm-phone',
      quantity: 1,
      cents: 50,
      setupCents: 100,
    });
    const plain = withOption('alarm-phone', { pattern: null });
    expect(named({ monitoring: true, 'alarm-phone': ' Ask Ann ' }, plain)).toContainEqual(['Phone for alarms', 'Ask Ann']);
  });

  test('a text is required when the option it depends on is on', () => {
    expect(phone('')).toEqual([['required', {}]]);
    expect(phone('   ')).toEqual([['required', {}]]);
  });

  test.each([
    ['+49', [['too_short', { min: 4 }]]],
    ['+496', []],
    ['+49691234567', []],
    ['+496912345678', [['too_long', { max: 12 }]]],
    ['004969123', [['invalid', {}]]],
    ['+49 69 12', [['invalid', {}]]],
    ['+4969\n+49', [['characters_not_allowed', {}]]],
    ['+49\u202e69', [['characters_not_allowed', {}]]],
  ])('a text %j is validated by length, pattern and printable characters', (typed, expected) => {
    expect(phone(typed)).toEqual(expected);
  });

  test('a pattern must match the whole text', () => {
    const either = withOption('alarm-phone', { pattern: 'abcd|efgh' } satisfies Partial<TextOption>);
    const codes = (typed: string) => issuesOf({ monitoring: true, 'alarm-phone': typed }, either).map(({ code }) => code);
    expect([codes('abcd'), codes('efgh'), codes('abcdx'), codes('xefgh')]).toEqual([[], [], ['invalid'], ['invalid']]);
  });
});

describe('a setup fee', () => {
  const dear = {
    ...withOption('ipv4', { setup_fee: 2.5 }),
    options: withOption('ipv4', { setup_fee: 2.5 }).options.map((option) =>
      option.kind === 'choice' && option.id === 'raid'
        ? { ...option, choices: option.choices.map((choice) => ({ ...choice, setup_fee: choice.value === 'raid1' ? 20 : 0 })) }
        : option,
    ),
  };

  test('the setup fee sums those of the plan and the charged options, and never recurs', () => {
    const price = priced({ ...watched, ipv4: 4 }, dear);
    expect(price.lines.filter(({ setupCents }) => setupCents > 0).map(({ id, setupCents }) => [id, setupCents])).toEqual([
      ['dedicated-epyc-de', 4900],
      ['raid', 2000],
      ['ipv4', 3 * 250],
      ['monitoring', 1500],
      ['alarm-phone', 100],
    ]);
    expect(price.setupCents).toBe(4900 + 2000 + 750 + 1500 + 100);
    expect(price.unitCents).toBe(1890 + 400 + 3 * 250 + 900 + 50);
  });

  test('the setup fee is the same for every period', () => {
    const fees = (['monthly', 'quarterly'] as const).map((billing_cycle) => {
      const price = priceConfiguration(dear, { billing_cycle, configoptions: watched });
      return price.ok ? price.setupCents : null;
    });
    expect(fees).toEqual([8500, 8500]);
  });

  test('a setup fee with a fraction of a cent throws', () => {
    expect(() => priced({}, { ...managed, plan: { ...managed.plan, setup_fee: 0.001 } })).toThrow(RangeError);
  });
});

describe('any configuration', () => {
  const value = fc.oneof(
    fc.boolean(),
    fc.constantFrom('debian-13', 'windows-2025', 'talos', 'none', 'raid1', '+4969123', '+49', 'on', ''),
    fc.integer({ min: -1, max: 9 }),
    fc.string(),
  );
  const key = fc.constantFrom('os', 'raid', 'ipv4', 'mirror', 'hostname', 'monitoring', 'alarm-phone', 'licence', 'constructor');
  const choices = fc.record({
    billing_cycle: fc.constantFrom<BillingCycle>('monthly', 'quarterly'),
    configoptions: fc.dictionary(key, value),
  });

  test('both totals are whole cents and the sums of their lines, and pricing again gives the same result', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const price = priceConfiguration(managed, choice);
        expect(price.ok || price.issues.length > 0).toBe(true);
        if (!price.ok) return;
        const sum = (of: 'cents' | 'setupCents') => price.lines.reduce((total, line) => total + line[of], 0);
        expect([price.unitCents, price.setupCents]).toEqual([sum('cents'), sum('setupCents')]);
        expect(Number.isSafeInteger(price.setupCents) && price.setupCents >= 4900).toBe(true);
        expect(priceConfiguration(managed, { ...choice, configoptions: price.configoptions })).toEqual(price);
      }),
      { numRuns: 5000 },
    );
  });

  test('a reconciled configuration has no unavailable options', () => {
    fc.assert(
      fc.property(choices, ({ configoptions }) => {
        const kept = reconcileConfigoptions(managed, configoptions);
        const open = new Set(availableOptions(managed, kept).map(({ id }) => id));
        expect(Object.keys(kept).every((id) => open.has(id))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
