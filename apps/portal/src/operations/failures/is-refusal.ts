import { ApiError } from '@portico/api-client/api-error';

/** True if the request is invalid, forbidden or not found, so that retrying can't help. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Retries what may be repeated twice, unless the server refused it. */
export function retryUnlessRefused(failures: number, error: unknown): boolean {
  return failures < 2 && !isRefusal(error);
}
