import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { randomFaults, type FaultRates } from '@portico/simulation/simulator/faults';
import { lendDatabase } from '../../src/plugins/plugin-context.ts';
import { createSimulator } from '@portico/simulation/simulator/simulator';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { testClock } from '../test-clock.ts';
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
