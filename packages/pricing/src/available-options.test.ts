import type { ConfigOptions, PlanConfiguration } from '@portico/contract';
import { expect, test } from 'vitest';
import { availableOptions, defaultConfigoptions, reconcileConfigoptions } from './available-options.ts';
import { vps } from './configuration.fixture.ts';
import { isHostname } from './hostname.ts';

function offered(configoptions: ConfigOptions): Record<string, string[] | null> {
  const options = availableOptions(vps, configoptions);
  return Object.fromEntries(
    options.map((option) => [option.id, option.kind === 'choice' ? option.choices.map(({ value }) => value) : null]),
  );
}

test('the default configuration leaves out texts', () => {
  expect(defaultConfigoptions(vps)).toEqual({ raid: 'raid1', os: 'debian-13', ipv4: 1 });
});

test('the options and choices of the chosen operating system are offered', () => {
  expect(offered({ os: 'debian-13' })).toMatchObject({ raid: ['none', 'raid1'], mirror: ['weekly'] });
  expect(Object.keys(offered({ os: 'windows-2025' }))).toEqual(['raid', 'os', 'ipv4', 'hostname']);
  expect(offered({ os: 'windows-2025' })).toMatchObject({ raid: ['none'] });
  expect(Object.keys(offered({ os: 'talos' }))).toEqual(['os', 'ipv4', 'hostname']);
});

test('a changed operating system drops unavailable options and moves RAID to an available level', () => {
  const before = { os: 'windows-2025', raid: 'raid1', mirror: 'weekly', ipv4: 3, hostname: 'edge.acme.dev' };
  expect(reconcileConfigoptions(vps, before)).toEqual({ os: 'windows-2025', raid: 'none', ipv4: 3, hostname: 'edge.acme.dev' });
});

test('an invalid quantity or hostname stays for correction', () => {
  expect(reconcileConfigoptions(vps, { ipv4: 99, hostname: 'no_' })).toMatchObject({ ipv4: 99, hostname: 'no_' });
});

test('options with circular dependencies are unavailable', () => {
  const [raid, os, ...rest] = vps.options;
  if (raid?.kind !== 'choice' || os?.kind !== 'choice') throw new Error('The fixture starts with raid and os');
  const circle: PlanConfiguration = { ...vps, options: [raid, { ...os, depends_on: { option: 'raid', any_of: ['none'] } }, ...rest] };
  expect(availableOptions(circle, {}).map((option) => option.id)).toEqual(['ipv4', 'hostname']);
});

test.each(['a', 'edge-1', 'edge.acme.dev', 'xn--e1afmkfd.example', `${'a'.repeat(63)}.dev`, '1and1.com'])('%s is a hostname', (value) => {
  expect(isHostname(value)).toBe(true);
});

test.each(['', '-a', 'a-', 'a..b', '.a', 'a.', 'a_b', 'ä.de', '192.0.2.1', `${'a'.repeat(64)}.dev`, `${'a.'.repeat(127)}ab`, 'a b', 'a\n'])(
  '%j is no hostname',
  (value) => {
    expect(isHostname(value)).toBe(false);
  },
);
