import type { App } from '../../app.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { storingHours, pendingTtlHours } from './attachments.policy.ts';
import { allAttachmentsRepository } from './all-attachments.repository.ts';
import { removeAbandoned } from './remove-abandoned.ts';

const hourMs = 3_600_000;
const atOnce = 100;

/** Deletes abandoned uploads and uploads that were never sent. */
export const sweepAttachments = defineJob(
  'sweep-attachments',
  { everySeconds: 600, workers: 1, expireInSeconds: 300, retryLimit: 0 },
  async (app, _nothing, signal) => {
    const ago = (hours: number) => new Date(app.now().getTime() - hours * hourMs);
    await app.database.transaction((tx) =>
      allAttachmentsRepository(tx).abandonOld({ pendingSince: ago(pendingTtlHours), storingBefore: ago(storingHours) }),
    );
    const errors: unknown[] = [];
    let after: string | null = null;
    do {
      const ids = await abandonedAfter(app, after);
      errors.push(...(await removeAbandoned(app, ids, signal)));
      after = ids.at(-1) ?? null;
    } while (after !== null && !signal.aborted);
    if (errors.length > 0) throw errors[0];
  },
);

async function abandonedAfter(app: App, after: string | null): Promise<string[]> {
  const rows = await app.database.read((tx) => allAttachmentsRepository(tx).abandoned(after, atOnce));
  return rows.map(({ id }) => id);
}
