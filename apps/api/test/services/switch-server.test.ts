import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { switchServer } from '../../src/modules/services/actions/switch-server.job.ts';
import { alter } from '../server.ts';
import { minuteMs } from '../test-clock.ts';
import { followByHand } from './follow-by-hand.ts';

const { clock, signal, step, server, begin } = followByHand();

test('one job per service waits for a running action, however many ask for the switch', async () => {
  const { api, id } = server();
  const restart = await begin('restart');
  await alter(api, id, { status: 'suspended' });
  const began = performance.now();
  for (let attempt = 0; attempt < 10; attempt += 1) await switchServer.handle(api.app, { serviceId: id }, signal);
  const { rows } = await api.app.database.read((tx) =>
    sql<{ jobs: number }>`select count(*)::int as jobs from pgboss.job where name = 'switch-server'`.execute(tx),
  );
  const intervals = Math.ceil((performance.now() - began) / 5_000);
  expect(rows[0]?.jobs).toBeGreaterThanOrEqual(1);
  expect(rows[0]?.jobs).toBeLessThanOrEqual(intervals + 1);
  await alter(api, id, { status: 'active' });
  await step(restart);
  clock.turn(minuteMs);
  await step(restart);
});
