import { defineJob } from '../../jobs/define-job.ts';
import { storingHours, pendingTtlHours } from './attachments.policy.ts';
import { allAttachmentsRepository } from './all-attachments.repository.ts';
import { removeAbandoned } from './remove-abandoned.ts';

const hourMs = 3_600_000;
const atOnce = 100;

/** Deletes abandoned uploads and uploads that were never sent. */
export const sweepAttachments = defineJob('sweep-attachments', { everySeconds: 600, workers: 1, expireInSeconds: 300 }, async (app) => {
  const ago = (hours: number) => new Date(app.now().getTime() - hours * hourMs);
  await app.database.transaction((tx) =>
    allAttachmentsRepository(tx).abandonOld({ pendingSince: ago(pendingTtlHours), storingBefore: ago(storingHours) }),
  );
  for (;;) {
    const rows = await app.database.read((tx) => allAttachmentsRepository(tx).abandoned(atOnce));
    await removeAbandoned(
      app,
      rows.map(({ id }) => id),
    );
    if (rows.length < atOnce) return;
  }
});
