import { expect } from 'vitest';
import type { App } from '../../src/app.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { grantTrafficCommand } from '../../src/modules/traffic/grant-traffic.command.ts';
import { commandContext } from '../command-context.ts';

/** Checks that each pool, and each of its days, equals the sum of its client's movements exactly and is never negative. */
export async function expectPoolsToReconcile(database: Database): Promise<void> {
  const { movements, pools, days } = await database.read(async (tx) => ({
    movements: await tx.selectFrom('traffic_movement').select(['client_id', 'type', 'bytes', 'created_at']).execute(),
    pools: await tx.selectFrom('traffic_pool').selectAll().orderBy('client_id').execute(),
    days: await tx.selectFrom('traffic_pool_day').selectAll().execute(),
  }));
  const sumOf = (rows: typeof movements, type: 'charge' | 'topup') =>
    rows.filter((row) => row.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  const clients = [...new Set(movements.map(({ client_id: id }) => id))].toSorted((one, other) => one - other);
  expect(pools).toEqual(
    clients.map((client_id) => {
      const own = movements.filter((row) => row.client_id === client_id);
      return { client_id, topup_bytes: sumOf(own, 'topup'), charged_bytes: sumOf(own, 'charge') };
    }),
  );
  for (const day of days) {
    const own = movements.filter((row) => row.client_id === day.client_id && row.created_at.toISOString().startsWith(day.day));
    expect(day).toMatchObject({ topup_bytes: sumOf(own, 'topup'), charged_bytes: sumOf(own, 'charge') });
  }
  expect(pools.every((pool) => pool.topup_bytes >= pool.charged_bytes)).toBe(true);
}

/** Grants traffic with the operator's command. Returns its output. */
export async function grantTraffic(app: App, email: string, gigabytes: string): Promise<string> {
  const lines: string[] = [];
  await grantTrafficCommand.run(commandContext(app, { print: (line) => lines.push(line) }), email, gigabytes);
  return lines.join('\n');
}
