import type { App } from '../../app.ts';
import { variants } from './attachment-link.ts';
import { allAttachmentsRepository } from './all-attachments.repository.ts';
import { storageKey } from './attachments.ts';

/** Deletes the bytes before the row, so that no bytes are left without a row. */
export async function removeAbandoned(app: App, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (const variant of variants) await app.storage.remove(storageKey(id, variant));
    await app.database.transaction((tx) => allAttachmentsRepository(tx).forget(id));
  }
}
