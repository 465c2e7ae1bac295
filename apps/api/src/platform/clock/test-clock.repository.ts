import type { Transaction } from '../database/database.ts';

export const testClockRepository = (tx: Transaction) => ({
  async aheadMs(): Promise<number> {
    return (await tx.selectFrom('test_clock').select('ahead_ms').executeTakeFirstOrThrow()).ahead_ms;
  },
  async isMadeUp(): Promise<boolean> {
    return (await tx.selectFrom('test_clock').select('is_demo').executeTakeFirstOrThrow()).is_demo;
  },
  async markMadeUp(): Promise<void> {
    await tx.updateTable('test_clock').set({ is_demo: true }).where('is_demo', '=', false).execute();
  },
  async advance(ms: number): Promise<void> {
    await tx
      .updateTable('test_clock')
      .set((clock) => ({ ahead_ms: clock('ahead_ms', '+', ms) }))
      .execute();
  },
  async reset(): Promise<void> {
    await tx.updateTable('test_clock').set({ ahead_ms: 0 }).execute();
  },
});
