import type { Attachment } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { allAttachmentsRepository } from './all-attachments.repository.ts';
import { type Links, type Variant } from './attachment-link.ts';
import { attachmentsRepository, pendingUploadsRepository, type AttachmentRow, type Owner } from './attachments.repository.ts';

/** Returns the key of a file in the storage. */
export const storageKey = (id: string, variant: Variant): string => `attachment/${id}/${variant}`;

/** Locks uploads for a message. Returns false if one doesn't belong to the user or is already attached. */
export async function reserveAttachments(tx: Transaction, owner: Owner, ids: readonly string[]): Promise<boolean> {
  return ids.length === 0 || (await pendingUploadsRepository(tx, owner).lock(ids)).length === ids.length;
}

/** Locks images that support has stored for a message. */
export async function reserveSupportImages(tx: Transaction, client: ClientScope, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await attachmentsRepository(tx, client).lockOfSupport(ids);
}

/** Attaches reserved uploads to a message. @throws Error if one is already attached */
export async function attachTo(tx: Transaction, client: ClientScope, messageId: number, ids: readonly string[]): Promise<void> {
  const attachments = attachmentsRepository(tx, client);
  for (const [position, id] of ids.entries()) {
    if (!(await attachments.take(id, messageId, position))) throw new Error(`Attachment ${id} was not reserved for message ${messageId}`);
  }
}

export const countAttachments = (tx: Transaction, messageId: number): Promise<number> => allAttachmentsRepository(tx).countOf(messageId);

/** Returns attachments by message id. */
export async function attachmentsOf(
  tx: Transaction,
  client: ClientScope,
  messageIds: readonly number[],
  links: Links,
): Promise<ReadonlyMap<number, readonly Attachment[]>> {
  const byMessage = new Map<number, Attachment[]>();
  const rows = messageIds.length === 0 ? [] : await attachmentsRepository(tx, client).ofMessages(messageIds);
  for (const row of rows) {
    const messageId = row.message_id ?? 0;
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), presentAttachment(row, links)]);
  }
  return byMessage;
}

export function presentAttachment(row: Omit<AttachmentRow, 'message_id' | 'preview_bytes'>, links: Links): Attachment {
  const { id, name, type, bytes, width, height } = row;
  return { id, name, type, bytes, width, height, url: links(id, 'full'), preview_url: links(id, 'preview') };
}
