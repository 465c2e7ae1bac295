import { randomUUID } from 'node:crypto';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { linksOf } from './attachment-link.ts';
import { attachmentMaxBytes } from './settings.ts';
import { attachmentName } from './attachment-name.ts';
import { maxPendingUploads, uploadsInTenMinutes, writingMs } from './attachments.policy.ts';
import { pendingUploadsRepository } from './attachments.repository.ts';
import { presentAttachment } from './attachments.ts';
import { storeImage } from './store-image.ts';

export const uploadFile = defineOperation('uploadFile', {
  right: { area: 'support', level: 'write' },
  // Messages and images to support must come from the client, never from an operator.
  impersonator: 'never',
  maxBodyBytes: attachmentMaxBytes,
  limits: ({ account }) => perClient('upload-file', account.clientId, uploadsInTenMinutes),
  async handle({ app, account, query, body, now, signal }) {
    // Loaded with the first image, because the library takes 28 MB of memory.
    const { readImage } = await import('./read-image.ts');
    const image = await readImage(body, app.configuration.setting(attachmentMaxBytes));
    if (typeof image === 'string') return refuse(422, image);
    // The client disconnected and would never learn the file's id.
    if (signal.aborted) return refuse(503, 'unavailable');
    const { type, width, height } = image;
    const id = randomUUID();
    const row = { id, name: attachmentName(query.name, type), type, width, height, bytes: image.bytes.length };
    const hasQuota = await app.database.transaction(async (tx) => {
      const unsent = pendingUploadsRepository(tx, account);
      if ((await unsent.count(new Date(now.getTime() - writingMs))) >= maxPendingUploads) return false;
      await unsent.insert({ ...row, preview_bytes: image.preview.length, state: 'storing', created_at: now });
      return true;
    });
    if (!hasQuota) return refuse(409, 'files_full');
    const isStored = await storeImage(app, id, image, signal);
    if (!isStored) return refuse(503, 'unavailable', { retryAfterSeconds: 5 });
    return { status: 200, body: presentAttachment(row, linksOf(app.configuration, now)) };
  },
});
