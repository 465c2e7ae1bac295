import type { App } from '../../app.ts';
import { allAttachmentsRepository } from './all-attachments.repository.ts';
import { storageKey } from './attachments.ts';
import type { Image } from './read-image.ts';

/**
 * Call outside a transaction. The row is created before the bytes and deleted after them, so that no bytes are left without a row. Returns
 * false if the upload was abandoned.
 */
export async function storeImage(app: App, id: string, { bytes, preview }: Image, signal?: AbortSignal): Promise<boolean> {
  await app.storage.write(storageKey(id, 'full'), bytes);
  await app.storage.write(storageKey(id, 'preview'), preview);
  const state = signal?.aborted === true ? 'removing' : 'ready';
  return await app.database.transaction((tx) => allAttachmentsRepository(tx).endStoring(id, state));
}
