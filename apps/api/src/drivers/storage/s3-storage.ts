import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FileStorage } from '@portico/drivers/file-storage';
import { StorageError } from '@portico/drivers/storage-error';

export type Bucket = { url: string; region: string; accessKeyId: string; secretAccessKey: string };

/** Covers the request and its response. An upload has two minutes to store two files. */
const timeoutMs = 30_000;

/** Stores files as objects of a bucket with calls that every S3-compatible storage supports. An object appears complete or not at all. */
export function createS3Storage({ url, region, accessKeyId, secretAccessKey }: Bucket): FileStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 100 });
  const call = async (method: 'PUT' | 'GET' | 'DELETE', key: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const headers = {
      // The signed hash guarantees that the storage receives the bytes we sent.
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
    // The XML error of the storage explains what is wrong with the bucket or the key, and contains no secret.
    const words = (await response.text().catch(() => '')).replaceAll(/\s+/g, ' ').slice(0, 500);
    return fail(`${method} ${key}: the storage refused it: ${response.status} ${words}`);
  };
  return {
    async write(key, bytes) {
      // fetch rejects views of shared memory, so those are copied.
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
