import { storageSuite } from '@portico/drivers/storage-suite';
import { createDatabaseStorage } from '../../src/drivers/storage/database-storage.ts';
import { createS3Storage } from '../../src/drivers/storage/s3-storage.ts';
import { startS3Server } from '../s3-server.ts';
import { startTestApi, testedDatabases } from '../test-api.ts';

storageSuite('the storage in a bucket', async () => {
  const { env, down } = await startS3Server();
  const { S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const at = (url: string) => createS3Storage({ url, region, accessKeyId, secretAccessKey });
  return { storage: at(env.S3_BUCKET_URL), unreachable: at('http://127.0.0.1:9/portico'), close: down };
});

for (const database of testedDatabases) {
  storageSuite(`the storage in ${database}`, async () => {
    const api = await startTestApi({ database });
    return { storage: createDatabaseStorage(api.app.database), unreachable: null, close: () => api.close() };
  });
}
