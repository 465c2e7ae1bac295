import { ApiError } from '@portico/api-client/api-error';

/** What is asked for is not there, not allowed or wrong: asked again, it is refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
