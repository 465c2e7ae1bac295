/**
 * Stores file contents. A key is written once; we generate keys, and they contain no user input. Calls may use the network: never make them
 * inside a transaction. They throw a StorageError if the storage doesn't answer.
 */
export type FileStorage = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the contents in pieces, or nothing if the file doesn't exist. */
  read(key: string): AsyncIterable<Uint8Array>;
  /** Also removes a partial write. Does nothing if the file doesn't exist. */
  remove(key: string): Promise<void>;
};
