import { isErrorNamed } from './error-name.ts';

/** The storage didn't answer as expected. The call can be repeated. */
export class StorageError extends Error {
  override name = 'StorageError';

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'StorageError');
  }
}
