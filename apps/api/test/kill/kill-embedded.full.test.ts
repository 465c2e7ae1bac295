import { expect, test } from 'vitest';
import { copyEmbeddedDatabase } from '../test-api.ts';
import { killsOfRun, minutes } from './kill-rounds.ts';
import { killTimes } from './prepare-rounds.ts';

test(
  'kill -9 at random moments neither loses nor duplicates acknowledged work on the embedded database',
  async () => {
    const report = await killTimes({ times: killsOfRun, databaseUrl: null, prepare: copyEmbeddedDatabase, print: () => {} });
    expect(report.orders).toBeGreaterThan(0);
  },
  10 * minutes,
);
