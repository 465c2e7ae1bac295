import { fullOnly } from '@portico/test-depth/daily-if';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Plugin } from '@portico/drivers/define-config';
import type { App } from '../../src/app.ts';
import { runRenewalsJob } from '../../src/modules/renewals/run-renewals.job.ts';
import { pluginJobs } from '../../src/plugins/plugin-context.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

const token = 'a-token-of-prometheus';
const refuse = async () => {
  await nextTurn();
  throw new Error('refused');
};
const failing: Plugin = {
  name: 'failing',
  jobs: [
    { name: 'sweep', everySeconds: 60, handle: refuse },
    { name: 'weekly', everySeconds: 7 * 86_400, handle: refuse },
  ],
};
let api: TestApi;
beforeAll(async () => {
  // Without jobs, so that the test writes their history.
  api = await startTestApi({ plugins: [failing], jobs: [], env: { METRICS_TOKEN: token } });
  // The API that made the template may have run some.
  await api.app.database.transaction((tx) => sql`delete from pgboss.job`.execute(tx));
});
afterAll(() => api.close());

async function overdueSeconds(queue: string): Promise<number> {
  const response = await fetch(`${api.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const pattern = new RegExp(`^portico_periodic_job_overdue_seconds\\{queue="${queue}"\\} (\\S+)$`, 'm');
  return Math.round(Number(pattern.exec(await response.text())?.[1]));
}
const addRun = (name: string, state: 'completed' | 'failed', minutesAgo: number) =>
  api.app.database.transaction((tx) =>
    sql`insert into pgboss.job (name, data, state, created_on, completed_on)
      values (${name}, '{}', ${state}::pgboss.job_state, now() - ${minutesAgo}::integer * interval '1 minute', now() - ${minutesAgo}::integer * interval '1 minute')`.execute(
      tx,
    ),
  );

test('a periodic job is overdue since its interval after the last run that succeeded, even if later runs failed', async () => {
  expect(await overdueSeconds('run-renewals')).toBe(0);
  for (const [state, minutesAgo] of [
    ['completed', 60],
    ['failed', 30],
    ['failed', 1],
  ] as const)
    await addRun('run-renewals', state, minutesAgo);
  expect(await overdueSeconds('run-renewals')).toBeCloseTo(3_600 - 300, -2);
  await addRun('run-renewals', 'completed', 0);
  expect(await overdueSeconds('run-renewals')).toBe(0);
});

test('a periodic job of a plugin that has never succeeded is overdue since its first run', async () => {
  await addRun('failing.sweep', 'failed', 10);
  expect(await overdueSeconds('failing.sweep')).toBeCloseTo(600 - 60, -2);
});

test('the runs of a job are kept longer than its interval, so that a rare one can be overdue', async () => {
  const { rows } = await api.app.database.read((tx) =>
    sql<{ name: string; days: number }>`
      select name, deletion_seconds / 86400 as days from pgboss.queue where name like 'failing.%' order by name`.execute(tx),
  );
  expect(rows).toEqual([
    { name: 'failing.sweep', days: 1 },
    { name: 'failing.weekly', days: 21 },
  ]);
  await addRun('failing.weekly', 'failed', 15 * 24 * 60);
  expect(await overdueSeconds('failing.weekly')).toBeCloseTo(8 * 86_400, -2);
});

test('a job that waits through an outage of weeks is still there afterwards', async () => {
  const { rows } = await api.app.database.read((tx) =>
    sql<{ name: string }>`select name from pgboss.queue where retention_seconds < 365 * 86400 and name not like '\_\_pgboss%'`.execute(tx),
  );
  expect(rows).toEqual([]);
});

test('a run of the renewals that fails for an invoice goes through all steps and counts as failed', async () => {
  const { database } = api.app;
  let reads = 0;
  const broken = async () => Promise.reject(new Error('The ledger refuses'));
  const app: App = {
    ...api.app,
    database: {
      ...database,
      async read(work) {
        reads += 1;
        // The first step finds an invoice, and the others nothing.
        return reads === 1 ? ([1] as Awaited<ReturnType<typeof work>>) : await database.read(work);
      },
      transaction: broken,
    },
  };
  await expect(runRenewalsJob.handle(app, {}, new AbortController().signal)).rejects.toThrow('Renewals failed: 1');
  expect(reads).toBeGreaterThan(10);
});

test('only a job’s last attempt is logged as an error', fullOnly, async () => {
  const lines: string[] = [];
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(
        ...chunk
          .toString()
          .split('\n')
          .filter((line) => line.includes('job failed')),
      );
      done();
    },
  });
  const own = await startTestApi({ plugins: [failing], jobs: [{ ...runRenewalsJob, handle: refuse }, ...pluginJobs([failing])], log });
  const jobs = ['run-renewals', 'failing.sweep'];
  const [once, again] = await waitFor('both failures', () => {
    const found = jobs.map((job) => lines.find((line) => line.includes(`"job":"${job}"`)));
    return found.every((line) => line !== undefined) ? found.map((line): unknown => JSON.parse(line)) : undefined;
  });
  await own.close();
  expect([once, again]).toMatchObject([
    { level: 50, msg: 'job failed, no attempts left', attempt: 1 },
    { level: 40, msg: 'job failed, will retry', attempt: 1 },
  ]);
});
