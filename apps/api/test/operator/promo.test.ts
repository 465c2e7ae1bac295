import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOperator } from '../../src/run-operator.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres' });
});
afterAll(() => api.close());

async function operator(...argv: string[]) {
  const lines: unknown[] = [];
  const write = (line: unknown) => void lines.push(line);
  const env = { DATABASE_URL: api.app.configuration.databaseUrl ?? '', DATA_FOLDER: api.dataFolder };
  return { code: await runOperator(argv, env, { print: write, complain: write }), output: lines.join('\n') };
}

test('promo add, list and end show a code in one line, with its terms and uses', fullOnly, async () => {
  expect(await operator('promo', 'list')).toEqual({ code: 0, output: 'There are no promo codes.' });
  const terms = [
    '--periods=all',
    '--plans=vps-nvme-1,vps-nvme-2',
    '--uses=100',
    '--per-client=1',
    '--from=2026-01-01',
    '--until=2099-12-31',
  ];
  const line =
    'SPRING              20% off every period, of vps-nvme-1, vps-nvme-2, 0 of 100 uses, 1 per client, from 2026-01-01, until 2099-12-31';
  expect(await operator('promo', 'add', 'spring', '20%', ...terms)).toEqual({ code: 0, output: line });
  expect((await operator('promo', 'add', 'five', '5.00', '--until=2020-01-01')).output).toMatch(
    /^FIVE +5\.00 euros off the first period, 0 uses, until 2020-01-01, expired$/,
  );
  expect(await operator('promo', 'add', 'SPRING', '5.00')).toEqual({ code: 1, output: 'Promo code SPRING already exists.' });
  expect((await operator('promo', 'end', 'Spring')).code).toBe(0);
  expect(await operator('promo', 'end', 'spring')).toEqual({ code: 1, output: 'There is no active promo code SPRING.' });
  expect((await operator('promo', 'list')).output).toMatch(/^SPRING .*, ended on \d{4}-\d{2}-\d{2}\nFIVE /);
});

test.each([
  [['x', '5%'], 'CODE: must have 3 to 40'],
  [['GOOD', '0%'], 'OFF: must be a whole percentage'],
  [['GOOD', '101%'], 'OFF: must be a whole percentage'],
  [['GOOD', '1.5%'], 'OFF: must be a whole percentage'],
  [['GOOD', '10.005'], 'OFF: must be a whole percentage'],
  [['GOOD', '1e3'], 'OFF: must be a whole percentage'],
  [['GOOD', '0.00'], 'OFF: must be above zero'],
  [['GOOD', '-5'], 'OFF: must be a whole percentage'],
  [['GOOD', '5%', '--periods=some'], '--periods: must be first or all'],
  [['GOOD', '5%', '--uses=0'], '--uses: must be a whole number'],
  [['GOOD', '5%', '--per-client=1.5'], '--per-client: must be a whole number'],
  [['GOOD', '5%', '--from=2026-02-30'], '--from: is not a real date'],
  [['GOOD', '5%', '--from=2026-02-02', '--until=2026-02-01'], '--until: is before the first day'],
  [['GOOD', '5%', '--plans=vps-nvme-2,nothing'], '--plans: unknown plan nothing'],
  [['GOOD', '5%', '--client=nobody@example.com'], 'No user is registered as nobody@example.com.'],
])('promo add %j is refused with the correct usage', async (given, sentence) => {
  const { code, output } = await operator('promo', 'add', ...given);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
});

test('promo add refuses an unknown option', async () => {
  expect((await operator('promo', 'add', 'GOOD', '5%', '--forever=1')).code).toBe(2);
});
