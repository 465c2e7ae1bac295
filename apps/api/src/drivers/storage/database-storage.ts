import type { Database } from '../../platform/database/database.ts';
import type { FileStorage } from '@portico/drivers/file-storage';
import { storedFileRepository } from './stored-file.repository.ts';

/** The embedded database copies a value several times in memory and blocks while it is written. */
const partBytes = 256 * 1024;

/** Stores files in the database, so that every process and every backup has them. Each piece is written in its own transaction. */
export function createDatabaseStorage(database: Database): FileStorage {
  return {
    async write(key, bytes) {
      for (let part = 0; part * partBytes < bytes.length; part += 1) {
        const piece = bytes.subarray(part * partBytes, (part + 1) * partBytes);
        await database.transaction((tx) => storedFileRepository(tx).insert(key, part, piece));
      }
    },
    async *read(key) {
      for (let part = 0; ; part += 1) {
        const piece = await database.read((tx) => storedFileRepository(tx).part(key, part));
        if (piece === undefined) return;
        yield piece;
      }
    },
    remove: (key) => database.transaction((tx) => storedFileRepository(tx).remove(key)),
  };
}
