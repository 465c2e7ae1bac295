import type { ImageType } from '@portico/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Frozen } from './columns.ts';

export type FileTables = {
  stored_file: StoredFileTable;
  attachment: AttachmentTable;
};

/** Files stored in the database. */
export type StoredFileTable = { key: Frozen<string>; part: Frozen<number>; bytes: Frozen<Uint8Array> };

export type AttachmentTable = {
  id: Frozen<string>;
  client_id: Frozen<number>;
  /** Null for support's attachments. */
  user_id: Frozen<number | null>;
  /** Null until it is attached to a message. */
  message_id: ColumnType<number | null, never, number>;
  position: Generated<number>;
  state: 'storing' | 'ready' | 'removing';
  name: Frozen<string>;
  type: Frozen<ImageType>;
  bytes: Frozen<number>;
  preview_bytes: Frozen<number>;
  width: Frozen<number>;
  height: Frozen<number>;
  created_at: Frozen<Date>;
};
