import type { Database } from '../../platform/database/database.ts';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { createDatabaseStorage } from './database-storage.ts';
import type { FileStorage } from '@portico/drivers/file-storage';
import { s3AccessKeyId, s3BucketUrl, s3Region, s3SecretAccessKey } from './settings.ts';
import { createS3Storage } from './s3-storage.ts';

/**
 * Returns the provider's own storage, else the bucket, else the database.
 * @throws ConfigurationError if a bucket is configured without credentials, or next to a storage of the provider's own
 */
export function createFileStorage(configuration: Configuration, database: Database, own: FileStorage | null = null): FileStorage {
  const inDatabase = createDatabaseStorage(database);
  const url = configuration.setting(s3BucketUrl);
  if (own !== null) {
    if (url === undefined) return inPlaceOf(inDatabase, own);
    throw new ConfigurationError(`S3_BUCKET_URL is set, but ${configuration.config.file} has a storage. Keep one of them.`);
  }
  if (url === undefined) return inDatabase;
  const accessKeyId = configuration.setting(s3AccessKeyId);
  const secretAccessKey = configuration.setting(s3SecretAccessKey);
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigurationError(`S3_BUCKET_URL ${url} requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set both.`);
  }
  return inPlaceOf(inDatabase, createS3Storage({ url, region: configuration.setting(s3Region), accessKeyId, secretAccessKey }));
}

/** Writes to the current storage, and reads and removes older files where they are. */
function inPlaceOf(former: FileStorage, present: FileStorage): FileStorage {
  return {
    write: (key, bytes) => present.write(key, bytes),
    async *read(key) {
      let isThere = false;
      for await (const piece of present.read(key)) {
        isThere = true;
        yield piece;
      }
      if (!isThere) yield* former.read(key);
    },
    async remove(key) {
      await present.remove(key);
      await former.remove(key);
    },
  };
}
