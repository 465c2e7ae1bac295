import { isErrorNamed } from './error-name.ts';

/** A configuration mistake, with a message for the person who started the server. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'ConfigurationError');
  }
}
