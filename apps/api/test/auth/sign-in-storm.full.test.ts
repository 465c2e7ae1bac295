import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { startTwoProcesses } from '../two-processes.ts';

/** The daily run has the same request rate for a shorter time. */
const storm = { signIns: 2_000, ms: 10_000 };

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
/** Returns the resident memory of a process in MiB. */
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

test.runIf(process.platform === 'linux')(
  `a storm of ${storm.signIns} sign-ins in ${storm.ms / 1_000} s leaves signed-in users served and memory flat, and tells the rest when to retry`,
  async () => {
    const two = await startTwoProcesses('template');
    try {
      const token = await two.register();
      const [{ call, pid }] = two.processes;
      const timed = async () => {
        const startedAt = performance.now();
        success(await call('getAccountMeta', { token }));
        return performance.now() - startedAt;
      };
      for (let count = 0; count < 20; count += 1) await timed();
      const quiet: number[] = [];
      for (let count = 0; count < 40; count += 1) quiet.push(await timed());
      const signIn = () => call('login', { body: { email: `${randomUUID()}@example.com`, password: 'Wrong-Horse-7', rememberMe: 0 } });
      // Modules loaded with the first password don't count towards the storm.
      await Promise.all(Array.from({ length: 8 }, signIn));
      const before = memoryOf(pid);

      const offered: ReturnType<typeof signIn>[] = [];
      const during: number[] = [];
      let highest = before;
      const startedAt = performance.now();
      const over = new AbortController();
      const others = (async () => {
        while (!over.signal.aborted) {
          during.push(await timed());
          highest = Math.max(highest, memoryOf(pid));
        }
      })();
      while (offered.length < storm.signIns) {
        const due = Math.min(storm.signIns, Math.ceil(((performance.now() - startedAt) / storm.ms) * storm.signIns));
        while (offered.length < due) offered.push(signIn());
        await delay(5);
      }
      const replies = await Promise.all(offered);
      over.abort();
      await others;
      highest = Math.max(highest, memoryOf(pid));

      const statuses = Object.groupBy(replies, ({ status }) => String(status));
      expect(Object.keys(statuses).filter((status) => !['422', '429', '503'].includes(status))).toEqual([]);
      for (const { headers } of replies.filter(({ status }) => status !== 422)) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      // Some requests were handled, and none hung.
      expect(statuses['422']?.length ?? 0).toBeGreaterThan(20);
      expect(during.length).toBeGreaterThan(5);
      // Our request competes with about two hundred per second on the same processors.
      expect(median(during)).toBeLessThan(Math.max(25 * median(quiet), 300));
      expect(highest - before).toBeLessThan(192);
      expect((await signIn()).status).toBe(422);
    } finally {
      await two.close();
    }
  },
  // Covers two processes and a storm on a loaded machine.
  300_000,
);
