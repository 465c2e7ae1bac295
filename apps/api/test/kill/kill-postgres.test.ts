import { expect, test } from 'vitest';
import { createPostgresDatabase } from '../test-api.ts';
import { killsOfRun, minutes } from './kill-rounds.ts';
import { killTimes } from './prepare-rounds.ts';

test(
  'kill -9 at random moments neither loses nor duplicates acknowledged work on PostgreSQL',
  async () => {
    const postgres = await createPostgresDatabase();
    try {
      const report = await killTimes({ times: killsOfRun, databaseUrl: postgres.url, print: () => {} });
      expect(report.orders).toBeGreaterThan(0);
    } finally {
      await postgres.drop();
    }
  },
  10 * minutes,
);
