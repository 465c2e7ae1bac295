import type { Problem } from '@portico/contract';
import { operations } from '@portico/contract/operations';
import { unauthorizedReporter } from './api-client.ts';
import type { ApiConnection } from './api-client.ts';
import { errorOfAnswer, errorOfFailure } from './api-error.ts';
import type { OperationResult } from './operation-types.ts';

export type Upload = {
  /** What it is called. */
  name: string;
  file: Blob;
  /** How much has gone out, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a file, and says how far it has come: what `fetch` can't. Throws an ApiError for every refusal and failure, and the signal's own reason
 * when it was aborted.
 */
export async function uploadFile(connection: ApiConnection, upload: Upload): Promise<OperationResult<'uploadFile'>> {
  const token = connection.getToken();
  const request = await send(connection, token, upload);
  const body = parsed(request.responseText);
  // What the server answers with success is the JSON of this operation: its tests hold it to the contract.
  if (request.status === 200 && body !== undefined) return body as OperationResult<'uploadFile'>;
  if (request.status === 401) unauthorizedReporter(connection)(token);
  throw errorOfAnswer(new Response(null, { status: request.status, statusText: request.statusText }), body);
}

function send({ baseUrl, getLocale }: ApiConnection, token: string | null, upload: Upload): Promise<XMLHttpRequest> {
  const { name, file, onProgress, signal } = upload;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    request.open('POST', `${baseUrl}${operations.uploadFile.path}?${new URLSearchParams({ name }).toString()}`);
    request.setRequestHeader('Accept-Language', getLocale());
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => reject(errorOfFailure(new TypeError('The upload broke off'))));
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed(text: string): OperationResult<'uploadFile'> | Problem | undefined {
  try {
    return JSON.parse(text) as OperationResult<'uploadFile'> | Problem;
  } catch {
    // A proxy's page, say: the error is told by its status.
    return undefined;
  }
}
