import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FileStorage } from './file-storage.ts';
import { StorageError } from './storage-error.ts';

export type Bucket = { url: string; region: string; accessKeyId: string; secretAccessKey: string };

/** For all of a request and its answer: an upload has two minutes, and two files to store. */
const timeoutMs = 30_000;

/** Files as objects of a bucket, by the plain calls that all S3-compatible storages have. An object appears whole or not at all. */
export function createS3Storage({ url, region, accessKeyId, secretAccessKey }: Bucket): FileStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 100 });
  const call = async (method: 'PUT' | 'GET' | 'DELETE', key: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const headers = {
      // Signed with the request, so that what arrives is what was sent.
      'x-amz-content-sha256': createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
      ...(bytes !== undefined && { 'content-type': 'application/octet-stream' }),
    };
    const init = { method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const;
    const response = await client
      .fetch(`${url}/${key}`, bytes === undefined ? init : { ...init, body: bytes })
      .catch((error: unknown) => fail(`${method} ${key}: the storage does not answer`, error));
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    // Its own words, in XML, name what is wrong with the bucket or the key, and hold no secret.
    const words = (await response.text().catch(() => '')).replaceAll(/\s+/g, ' ').slice(0, 500);
    return fail(`${method} ${key}: the storage refused it: ${response.status} ${words}`);
  };
  return {
    async write(key, bytes) {
      // Copied where it is a view of memory that is shared: fetch takes no such bytes.
      const own = bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
      await (await call('PUT', key, own)).body?.cancel();
    },
    async *read(key) {
      const { status, body } = await call('GET', key);
      if (status === 404 || body === null) {
        await body?.cancel();
        return;
      }
      try {
        yield* body;
      } catch (error) {
        fail(`GET ${key}: the storage broke off`, error);
      }
    },
    async remove(key) {
      await (await call('DELETE', key)).body?.cancel();
    },
  };
}

function fail(message: string, cause?: unknown): never {
  throw new StorageError(message, cause === undefined ? {} : { cause });
}
