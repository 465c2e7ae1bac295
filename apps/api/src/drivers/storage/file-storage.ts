/**
 * Where the bytes of files are kept. A key is written once; keys are made by us and hold nothing that a person typed. No call of it belongs in a
 * transaction: it may be a system elsewhere. Where that does not answer, they throw a StorageError.
 */
export type FileStorage = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** In pieces, as they come. Nothing where there is no such file. */
  read(key: string): AsyncIterable<Uint8Array>;
  /** Also what was written in part, and what is gone already. */
  remove(key: string): Promise<void>;
};
