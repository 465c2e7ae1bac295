import { expect, test } from 'vitest';
import { randomFaults, type FaultRates } from './faults.ts';

const faultRates: FaultRates = { fail: 0.1, hang: 0.05, forget: 0.05, 'lose-before': 0.1, 'lose-after': 0.15, silence: 0.002 };

test('the same seed picks the same faults', () => {
  const draw = (from: string) => {
    const fault = randomFaults(from, faultRates);
    return Array.from({ length: 200 }, () => fault('begin'));
  };
  expect(draw('one')).toEqual(draw('one'));
  expect(draw('one')).not.toEqual(draw('two'));
});
