import * as v from 'valibot';
import { defineSetting, text } from '../../../platform/settings/define-setting.ts';
import { faults, isFault, type FaultRates } from './faults.ts';

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
        `must be a list such as fail:0.1,hang:0.05 of ${faults.join(', ')} with a total of 1 at most`,
      ),
      v.transform((list): FaultRates => readRates(list) ?? {}),
    ),
  ),
  about: `How often the simulated servers fail, such as \`fail:0.1,lose-after:0.05\`; of ${faults.join(', ')}. For tests.`,
});
