import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomFaults, type FaultRates } from '../../src/simulation/simulator/faults.ts';
import { simulatedMetrics } from '../../src/simulation/simulator/simulated-metrics.ts';
import { lendDatabase } from '../../src/plugins/plugin-context.ts';
import { createSimulator } from '../../src/simulation/simulator/simulator.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { dayMs, hourMs, testClock } from '../test-clock.ts';
import { driverSuite, type DriverUnderTest } from '@portico/drivers/driver-suite';

const seed = process.env['PORTICO_SEED'] ?? String(randomInt(2 ** 31));
const delayMs = 60_000;
const faultRates: FaultRates = { fail: 0.1, hang: 0.05, forget: 0.05, 'lose-before': 0.1, 'lose-after': 0.15, silence: 0.002 };

const kinds: readonly [string, FaultRates | null][] = [
  ['that does what it is told', null],
  [`with faults at random (PORTICO_SEED=${seed})`, faultRates],
];

describe.each(testedDatabases)('on %s', (database) => {
  describe.each(kinds)('the simulator %s satisfies the driver suite', (_name, rates) => {
    const clock = testClock();
    let api: TestApi;
    let tried: DriverUnderTest;
    beforeAll(async () => {
      api = await startTestApi({ database, jobs: [] });
      let last = 1_000_000;
      const pickFault = rates === null ? {} : { pickFault: randomFaults(seed, rates) };
      tried = {
        driver: createSimulator({ database: lendDatabase(api.app.database), delayMs, now: clock.now, seed, ...pickFault }),
        wait: async () => clock.turn(delayMs * 10),
        newServiceId: () => (last += 1),
        isFaulty: rates !== null,
      };
    });
    afterAll(() => api.close());
    driverSuite(() => tried);
  });
});

describe('metrics of the simulator', () => {
  const readyAt = new Date('2026-11-01T00:00:00Z');
  const now = new Date('2026-11-03T00:00:00Z');
  const server = { serviceId: 31, readyAt, powerChanges: [] };

  test('simulated metrics depend only on the seed and the service', () => {
    const samples = simulatedMetrics('one', server, readyAt, now);
    expect(samples).toHaveLength((2 * dayMs) / 300_000);
    expect(simulatedMetrics('one', server, readyAt, now)).toEqual(samples);
    expect(simulatedMetrics('other', server, readyAt, now)).not.toEqual(samples);
    expect(simulatedMetrics('one', { ...server, serviceId: 32 }, readyAt, now)).not.toEqual(samples);
  });

  test('simulated metrics are zero while the server is off', () => {
    const off = new Date(readyAt.getTime() + hourMs);
    const on = new Date(readyAt.getTime() + 3 * hourMs);
    const powerChanges = [
      { at: off, power: 'stopped' as const },
      { at: on, power: 'running' as const },
    ];
    const samples = simulatedMetrics('one', { ...server, powerChanges }, readyAt, now);
    const silent = samples.filter(({ bytesOut }) => bytesOut === 0);
    expect(silent.map(({ at }) => at)).toEqual(samples.filter(({ at }) => at > off && at <= on).map(({ at }) => at));
  });
});

test('the same seed picks the same faults', () => {
  const draw = (from: string) => {
    const fault = randomFaults(from, faultRates);
    return Array.from({ length: 200 }, () => fault('begin'));
  };
  expect(draw('one')).toEqual(draw('one'));
  expect(draw('one')).not.toEqual(draw('two'));
});
