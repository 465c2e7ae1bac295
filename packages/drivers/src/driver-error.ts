import { isErrorNamed } from './error-name.ts';

/** The driver's system was unreachable or too slow. It may still have carried out the call. */
export class DriverError extends Error {
  override name = 'DriverError';

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'DriverError');
  }
}
