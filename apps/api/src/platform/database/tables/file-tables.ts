import type { ImageType } from '@portico/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Frozen } from './columns.ts';

export type FileTables = {
  stored_file: StoredFileTable;
  attachment: AttachmentTable;
};

/** The storage that is the database itself. */
export type StoredFileTable = { key: Frozen<string>; part: Frozen<number>; bytes: Frozen<Uint8Array> };

export type AttachmentTable = {
  id: Frozen<string>;
  client_id: Frozen<number>;
  /** Null for what support attached. */
  user_id: Frozen<number | null>;
  /** Null until a message has taken it. */
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
