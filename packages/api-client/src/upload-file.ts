import type { Problem } from '@portico/contract';
import { operations } from '@portico/contract/operations';
import { unauthorizedReporter } from './api-client.ts';
import type { ApiConnection } from './api-client.ts';
import { errorOfAnswer, errorOfFailure } from './api-error.ts';
import type { OperationResult } from './operation-types.ts';

export type Upload = {
  /** The file name. */
  name: string;
  file: Blob;
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Uploads a file with progress, which `fetch` can't report. Throws an ApiError for every refusal and failure, and the signal's reason when
 * it is aborted.
 */
export async function uploadFile(connection: ApiConnection, upload: Upload): Promise<OperationResult<'uploadFile'>> {
  const token = connection.getToken();
  const language = connection.getLocale();
  const request = await send(connection, { token, language }, upload);
  const body = parsed(request.responseText);
  // A successful answer is the JSON of this operation, which the server's tests check against the contract.
  if (request.status === 200 && body !== undefined) return body as OperationResult<'uploadFile'>;
  if (request.status === 401) unauthorizedReporter(connection)(token);
  throw errorOfAnswer(new Response(null, { status: request.status, statusText: request.statusText }), body, language);
}

type Caller = { readonly token: string | null; readonly language: string };

function send({ baseUrl }: ApiConnection, { token, language }: Caller, upload: Upload): Promise<XMLHttpRequest> {
  const { name, file, onProgress, signal } = upload;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    request.open('POST', `${baseUrl}${operations.uploadFile.path}?${new URLSearchParams({ name }).toString()}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', language);
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
    // For example a proxy's page: the status describes the error.
    return undefined;
  }
}
