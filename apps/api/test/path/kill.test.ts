import { expect, test } from 'vitest';
import { killTimes } from '../kill/prepare-rounds.ts';
import { copyEmbeddedDatabase, createPostgresDatabase } from '../test-api.ts';

const minutes = 60_000;

test(
  'kill -9 at ten random moments: nothing acknowledged is missing or doubled on the embedded database',
  async () => {
    const report = await killTimes({ times: 10, databaseUrl: null, prepare: copyEmbeddedDatabase, print: () => {} });
    expect(report.orders).toBeGreaterThan(0);
  },
  5 * minutes,
);

test(
  'kill -9 at ten random moments: nothing acknowledged is missing or doubled on PostgreSQL',
  async () => {
    const postgres = await createPostgresDatabase();
    try {
      const report = await killTimes({ times: 10, databaseUrl: postgres.url, print: () => {} });
      expect(report.orders).toBeGreaterThan(0);
    } finally {
      await postgres.drop();
    }
  },
  5 * minutes,
);
