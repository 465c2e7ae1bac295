import { randomInt } from 'node:crypto';
import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { hashPassword } from '@portico/simulation/simulator/command-effects';
import { dailyRows } from '@portico/test-depth';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { randomFaults, type FaultRates } from '@portico/simulation/simulator/faults';
import { lendDatabase } from '../../src/plugins/plugin-context.ts';
import { createSimulator } from '@portico/simulation/simulator/simulator';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { testClock } from '../test-clock.ts';
import { driverSuite } from '@portico/drivers/driver-suite';
import type { DriverUnderTest, ProbedServer, ServerProbe } from '@portico/drivers/driver-under-test';

const seed = process.env['PORTICO_SEED'] ?? String(randomInt(2 ** 31));
const delayMs = 60_000;
const faultRates: FaultRates = { fail: 0.1, hang: 0.05, forget: 0.05, 'lose-before': 0.1, 'lose-after': 0.15, silence: 0.002 };

const simulated = <Result>({ app }: TestApi, work: (tx: Kysely<SimulationTables>) => Promise<Result>) =>
  lendDatabase(app.database).transaction(work);

/** Reads the rows of a simulated server, which no answer of its driver can hide. */
function probeOf(api: TestApi): ServerProbe {
  const rowOf = ({ serviceId }: ProbedServer) =>
    simulated(api, (tx) => tx.selectFrom('simulated_server').selectAll().where('service_id', '=', serviceId).executeTakeFirstOrThrow());
  return {
    hostname: async (server) => (await rowOf(server)).hostname.replace(/\..*/, ''),
    async addresses(server) {
      const { network } = await rowOf(server);
      return [...(network?.ipv4.map(({ ip }) => ip) ?? []), ...(network?.ipv6 == null ? [] : [network.ipv6.prefix.replace('/64', '1')])];
    },
    iso: async (server) => (await rowOf(server)).iso,
    signsIn: async (server, password) => (await rowOf(server)).root_password_hash === hashPassword(server.serviceId, password),
  };
}

let foreignServers = 0;
async function createForeign(api: TestApi): Promise<string> {
  foreignServers += 1;
  const at = new Date(0);
  const row = { service_id: -foreignServers, hostname: 'legacy', country: 'DE', requested_at: at, ready_at: at };
  const { machine_id: id } = await simulated(api, (tx) =>
    tx.insertInto('simulated_server').values(row).returning('machine_id').executeTakeFirstOrThrow(),
  );
  return `sim-${id}`;
}

const kinds: readonly [string, FaultRates | null][] = [
  ['that does what it is told', null],
  [`with faults at random (PORTICO_SEED=${seed})`, faultRates],
];

describe.each(testedDatabases)('on %s', (database) => {
  describe.each(dailyRows(kinds, 1))('the simulator %s satisfies the driver suite', (_name, rates) => {
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
        probe: probeOf(api),
        createForeign: () => createForeign(api),
      };
    });
    afterAll(() => api.close());
    driverSuite(() => tried);
  });
});
