import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import { testClockRepository } from './test-clock.repository.ts';

const channel = 'test_clock';

/** How far ahead of the real time all processes are. It lies in the database, and they follow it. */
export type TestClock = {
  aheadMs: () => number;
  /** Looks at once, instead of waiting to be told. */
  follow: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openTestClock(database: Database, logger: Logger): Promise<TestClock> {
  let aheadMs = 0;
  const follow = async () => {
    aheadMs = await database.read((tx) => testClockRepository(tx).aheadMs());
  };
  // A connection that was lost tells nothing: what was said meanwhile is read afterwards.
  const look = () => void follow().catch((error: unknown) => logger.warn({ err: error }, 'the test clock could not be read'));
  const close = await database.listen(channel, look, look);
  await follow();
  return { aheadMs: () => aheadMs, follow, close };
}

/** @throws Error where the clock was set ahead and this server may not follow it: what it wrote would lie before what is there already */
export async function refuseTestClock(database: Database): Promise<void> {
  const aheadMs = await database.read((tx) => testClockRepository(tx).aheadMs());
  if (aheadMs === 0) return;
  throw new Error('The clock of this database was set ahead for a test. Start with TEST_CLOCK=1, or choose another database.');
}

export async function advanceTestClock(tx: Transaction, ms: number): Promise<void> {
  await testClockRepository(tx).advance(ms);
  await notify(tx, channel, '');
}

export async function resetTestClock(tx: Transaction): Promise<void> {
  await testClockRepository(tx).reset();
  await notify(tx, channel, '');
}

/** Says that this is the demo's database, whose clock may be set. */
export async function markDemo(tx: Transaction): Promise<void> {
  await testClockRepository(tx).markDemo();
}

export function isDemo(tx: Transaction): Promise<boolean> {
  return testClockRepository(tx).isDemo();
}
