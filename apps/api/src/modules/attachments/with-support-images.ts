import { randomUUID } from 'node:crypto';
import type { App } from '../../app.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { allAttachmentsRepository } from './all-attachments.repository.ts';
import { attachmentsRepository } from './attachments.repository.ts';
import type { NamedImage } from './image-files.ts';
import { removeAbandoned } from './remove-abandoned.ts';
import { storeImage } from './store-image.ts';

type Images = { client: ClientScope; images: readonly NamedImage[]; at: Date };

/**
 * Stores images for a support message and passes their ids to `send`. If `send` returns false or throws, the images are removed; the sweep
 * job removes them after a crash.
 * @returns whether the message was sent
 */
export async function withSupportImages(
  app: App,
  { client, images, at }: Images,
  send: (ids: readonly string[]) => Promise<boolean>,
): Promise<boolean> {
  const kept = images.map(({ name, image }) => ({ id: randomUUID(), name, image }));
  const ids = kept.map(({ id }) => id);
  let isSent = false;
  try {
    await app.database.transaction(async (tx) => {
      for (const { id, name, image } of kept) {
        const { type, width, height, bytes, preview } = image;
        const row = { id, name, type, width, height, bytes: bytes.length, preview_bytes: preview.length };
        await attachmentsRepository(tx, client).insertOfSupport({ ...row, state: 'storing', created_at: at });
      }
    });
    for (const { id, image } of kept) await storeImage(app, id, image);
    isSent = await send(ids);
    return isSent;
  } finally {
    if (!isSent && ids.length > 0) {
      const abandoned = await app.database.transaction((tx) => allAttachmentsRepository(tx).abandon(ids));
      await removeAbandoned(app, abandoned);
    }
  }
}
