import * as v from 'valibot';
import { defineSetting, text, wholeNumber } from '@portico/drivers/define-setting';
import { type FaultRates, faults, isFault } from './faults.ts';

export const simulatorDelayMs = defineSetting('SIMULATOR_DELAY_MS', {
  schema: v.optional(wholeNumber(0, 600_000), '4000'),
  about: 'How long a simulated server takes to set up. Server actions take a share of that.',
});

export const simulatorSeed = defineSetting('SIMULATOR_SEED', {
  schema: v.optional(text, 'portico'),
  about: 'Seed of the simulated servers. It determines their traffic and the faults of SIMULATOR_FAULTS.',
});

const share = /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/;

function readRates(list: string): FaultRates | null {
  const entries = list.split(',').map((entry) => entry.trim().split(':'));
  const rates = new Map<string, number>();
  for (const [name = '', rate = '', ...rest] of entries) {
    if (!isFault(name) || !share.test(rate) || rest.length > 0) return null;
    rates.set(name, Number(rate));
  }
  const total = [...rates.values()].reduce((sum, rate) => sum + rate, 0);
  return total > 1 ? null : Object.fromEntries(rates);
}

export const simulatorFaults = defineSetting('SIMULATOR_FAULTS', {
  schema: v.optional(
    v.pipe(
      text,
      v.check(
        (list) => readRates(list) !== null,
        `must be a list such as fail:0.1,hang:0.05 of ${faults.join(', ')} with a total of at most 1`,
      ),
      v.transform((list): FaultRates => readRates(list) ?? {}),
    ),
  ),
  about: `How often simulated servers fail, such as \`fail:0.1,lose-after:0.05\`. Faults: ${faults.join(', ')}. For tests.`,
});
