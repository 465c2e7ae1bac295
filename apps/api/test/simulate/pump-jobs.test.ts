import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, inject, test } from 'vitest';
import { provisionService } from '../../src/modules/services/provisioning/provision-service.job.ts';
import { EndlessQueueError, pumpJobs } from './pump-jobs.ts';
import { openMachine } from './simulated-machine.ts';

test('a queue that never becomes empty is a finding that names the job', fullOnly, async () => {
  const startMs = Date.parse('2027-01-31T09:00:00Z');
  const machine = await openMachine({ seed: 'endless', startMs, template: inject('templateFolder'), faults: 'none', trace: () => {} });
  try {
    const enqueue = (delayMs: number) =>
      machine.app.database.transaction((tx) => machine.queue.jobs.enqueue(tx, provisionService, { serviceId: 7 }, { delayMs }));
    await enqueue(0);
    const pump = { machine, random: () => 0.5, together: () => enqueue(1_000) };
    const pumped = pumpJobs(pump, startMs + 86_400_000, { maxBatches: 20 });
    await expect(pumped).rejects.toThrow(new EndlessQueueError('the queue never becomes empty: provision-service {"serviceId":7}'));
  } finally {
    await machine.close();
  }
});
