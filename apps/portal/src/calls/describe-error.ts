import type { ReactIntl } from '@portico/i18n/react';
import { ApiError } from '@portico/api-client/api-error';
import { vocabulary } from '../platform/vocabulary.messages.ts';

/** The sentence for a failed call: the server's own, else that it could not be reached, else "Unknown error". */
export function describeError(intl: Pick<ReactIntl, 'formatMessage'>, error: unknown): string {
  if (error instanceof ApiError) {
    if (error.code === 'network') return intl.formatMessage(vocabulary.networkError);
    if (error.message) return error.message;
  }
  return intl.formatMessage(vocabulary.unknownError);
}
