import type { Message } from '@portico/i18n/define-messages';
import type { ReactIntl } from '@portico/i18n/react';
import { ApiError } from '@portico/api-client/api-error';
import type { ApiErrorCode } from '@portico/api-client/api-error';
import { notify } from '../../platform/notifications.tsx';
import { isProofRequired } from '../proof/proof.ts';
import { vocabulary } from '../../platform/vocabulary.messages.ts';

const noAnswers: ReadonlySet<ApiErrorCode> = new Set(['network', 'unexpected_answer']);

/** The sentence for a failed call, for a page: the API's own, else that it could not be reached, else `fallback`. What stands before the API may say what no reader understands. */
export function describeError(intl: ReactIntl, error: unknown, fallback?: Message): string {
  if (error instanceof ApiError) {
    if (error.code === 'network') return intl.formatMessage(vocabulary.networkError);
    if (error.code === 'unexpected_answer') return intl.formatMessage(fallback ?? vocabulary.serverError);
    if (error.message) return error.message;
  }
  return intl.formatMessage(fallback ?? vocabulary.unknownError);
}

/** The words of a toast, as the specification has them: the message of the answer, else `fallback`, else the status text, else "Unknown error". */
export function describeForToast(intl: ReactIntl, error: unknown, fallback?: Message): string {
  if (!(error instanceof ApiError) || error.code === 'network') return describeError(intl, error, fallback);
  return error.serverMessage ?? (fallback ? intl.formatMessage(fallback) : error.statusText || intl.formatMessage(vocabulary.unknownError));
}

type FailureOptions = {
  /** Said where the API says nothing. */
  readonly fallback?: Message | undefined;
  /** What failed, said before the reason where the place does not say it. */
  readonly failureTitle?: Message | undefined;
  /** Takes the place of what was told of this fact. */
  readonly fact?: string | undefined;
};

/**
 * Tells a failure that has no place on the screen. What is no answer of the API is for the console, too: its words, its status text. Whoever
 * would not confirm the password knows that nothing happened.
 * @returns the id of the toast, if there is one
 */
export function showFailure(intl: ReactIntl, error: unknown, { fallback, failureTitle, fact }: FailureOptions = {}): string | undefined {
  if (isProofRequired(error)) return undefined;
  if (!(error instanceof ApiError) || noAnswers.has(error.code)) console.error(error);
  const why = describeForToast(intl, error, fallback);
  const text = failureTitle ? intl.formatMessage(vocabulary.failure, { what: intl.formatMessage(failureTitle), why }) : why;
  return notify.error(text, undefined, fact);
}
