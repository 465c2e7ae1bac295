import { parseArgs } from 'node:util';
import { runTests } from './run-tests.ts';

/*
 * `pnpm --filter @portico/api test:years [--clients 1000] [--days 1095] [--kills 200]` compares the ledger of one process with that of two
 * killed ones.
 */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    days: { type: 'string', default: '1095' },
    kills: { type: 'string', default: '200' },
  },
});
const figures = [values.clients, values.days, values.kills].map(Number);
if (figures.some((figure) => !Number.isSafeInteger(figure) || figure < 1)) {
  console.error('Usage: pnpm --filter @portico/api test:years [--clients 1000] [--days 1095] [--kills 200]');
  process.exit(2);
}
const { clients, days, kills } = values;
process.exitCode = runTests('test/years', { PORTICO_YEARS_CLIENTS: clients, PORTICO_YEARS_DAYS: days, PORTICO_YEARS_KILLS: kills });
