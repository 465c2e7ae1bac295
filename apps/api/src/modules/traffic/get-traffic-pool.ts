import { isoDay } from '../../calendar.ts';
import { defineOperation } from '../../operations/operation.ts';
import { runsOutOn } from './forecast.ts';
import { trafficPoolRepository } from './traffic-pool.repository.ts';

const daysShown = 30;

export const getTrafficPool = defineOperation('getTrafficPool', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, now }) {
    const shown = Array.from({ length: daysShown }, (_, index) => isoDay(now, index + 1 - daysShown));
    const { pool, rows } = await app.database.read(async (tx) => {
      const repository = trafficPoolRepository(tx, account);
      return { rows: await repository.days(shown[0] ?? isoDay(now)), pool: await repository.find() };
    });
    const byDay = new Map(rows.map((row) => [row.day, row]));
    const days = shown.map((day) => {
      const row = byDay.get(day);
      return { day, charged_bytes: row?.charged_bytes ?? 0, topup_bytes: row?.topup_bytes ?? 0 };
    });
    const { topup_bytes = 0, charged_bytes = 0 } = pool ?? {};
    const remaining_bytes = topup_bytes - charged_bytes;
    const daily_bytes = Math.floor(days.reduce((sum, day) => sum + day.charged_bytes, 0) / daysShown);
    const runs_out_on = runsOutOn(remaining_bytes, daily_bytes, now);
    return { status: 200, body: { topup_bytes, charged_bytes, remaining_bytes, daily_bytes, runs_out_on, days } };
  },
});
