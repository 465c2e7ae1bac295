import type { App } from '../../app.ts';
import { variants } from './attachment-link.ts';
import { allAttachmentsRepository } from './all-attachments.repository.ts';
import { storageKey } from './attachments.ts';

/** Deletes abandoned uploads. Those that can't be deleted stay abandoned and don't keep the others: they are logged, and their errors returned. */
export async function removeAbandoned(app: App, ids: readonly string[], signal?: AbortSignal): Promise<readonly unknown[]> {
  const errors = [];
  for (const id of ids) {
    if (signal?.aborted === true) break;
    try {
      await remove(app, id);
    } catch (error) {
      errors.push(error);
      app.logger.error({ err: error, attachmentId: id }, 'failed to delete an abandoned upload');
    }
  }
  return errors;
}

/** Deletes the bytes before the row, so that no bytes are left without a row. */
async function remove(app: App, id: string): Promise<void> {
  for (const variant of variants) await app.storage.remove(storageKey(id, variant));
  await app.database.transaction((tx) => allAttachmentsRepository(tx).forget(id));
}
