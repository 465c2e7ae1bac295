import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import { testClockRepository } from './test-clock.repository.ts';

const channel = 'test_clock';

/** How far ahead of real time all processes are. The offset is stored in the database, and every process follows it. */
export type TestClock = {
  aheadMs: () => number;
  /** Reads the offset immediately, without waiting for a notification. */
  follow: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openTestClock(database: Database, logger: Logger): Promise<TestClock> {
  let aheadMs = 0;
  const follow = async () => {
    aheadMs = await database.read((tx) => testClockRepository(tx).aheadMs());
  };
  // Notifications are lost with the connection, so the offset is read again after a reconnect.
  const look = () => void follow().catch((error: unknown) => logger.warn({ err: error }, 'failed to read the test clock'));
  const close = await database.listen(channel, look, look);
  await follow();
  return { aheadMs: () => aheadMs, follow, close };
}

/**
 * @throws Error if the clock was set ahead and this server may not follow it, because it would write timestamps older than existing ones
 */
export async function refuseTestClock(database: Database): Promise<void> {
  const aheadMs = await database.read((tx) => testClockRepository(tx).aheadMs());
  if (aheadMs === 0) return;
  throw new Error('The clock of this database was moved ahead for a test. Start with TEST_CLOCK=1 or use another database.');
}

export async function advanceTestClock(tx: Transaction, ms: number): Promise<void> {
  await testClockRepository(tx).advance(ms);
  await notify(tx, channel, '');
}

export async function resetTestClock(tx: Transaction): Promise<void> {
  await testClockRepository(tx).reset();
  await notify(tx, channel, '');
}

/** Marks a database whose customers are made up: its clock may be set, and only a server that simulates opens it. */
export async function markMadeUp(tx: Transaction): Promise<void> {
  await testClockRepository(tx).markMadeUp();
}

export function isMadeUp(tx: Transaction): Promise<boolean> {
  return testClockRepository(tx).isMadeUp();
}
