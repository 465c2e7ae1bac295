import type { Message } from '@portico/i18n/define-messages';
import type { ReactIntl } from '@portico/i18n/react';
import { ApiError } from '@portico/api-client/api-error';
import type { ApiErrorCode } from '@portico/api-client/api-error';
import { ifLoaded } from '../../platform/missing-code.ts';
import { notify } from '../../platform/notifications.tsx';
import { localeAtom, shownLanguageAtom } from '../../platform/locale.ts';
import { shownIntl } from '../../platform/shown-intl.ts';
import { store } from '../../platform/store.ts';
import { isProofRequired } from '../proof/proof.ts';
import { vocabulary } from '../../platform/vocabulary.messages.ts';

const noAnswers: ReadonlySet<ApiErrorCode> = new Set(['network', 'unexpected_answer']);

/**
 * Returns the text of a failed call for a page: the API's message, a network error, or `fallback`. Answers of proxies are replaced, because
 * readers would not understand them. So is a message in another language than the one shown, unless nothing else says why.
 */
export function describeError(intl: ReactIntl, error: unknown, fallback?: Message): string {
  if (error instanceof ApiError) {
    if (error.code === 'network') return intl.formatMessage(vocabulary.networkError);
    if (error.code === 'unexpected_answer') return intl.formatMessage(fallback ?? vocabulary.serverError);
    if (!fallback || error.language === store.get(localeAtom)) return error.message;
  }
  return intl.formatMessage(fallback ?? vocabulary.unknownError);
}

/** Returns the text of a toast in the specification's order: the answer's message, `fallback`, the status text, "Unknown error". */
export function describeForToast(error: unknown, fallback?: Message): string {
  // The language may have changed since the call.
  const { intl, locale } = store.get(shownLanguageAtom);
  if (!(error instanceof ApiError) || error.language !== locale) return describeError(intl, error, fallback);
  return error.serverMessage ?? (fallback ? intl.formatMessage(fallback) : error.statusText || intl.formatMessage(vocabulary.unknownError));
}

type FailureOptions = {
  /** The text when the API has none. */
  readonly fallback?: Message | undefined;
  /** What failed, shown before the reason if the context does not say it. */
  readonly failureTitle?: Message | undefined;
  /** Replaces an earlier toast about the same subject. */
  readonly fact?: string | undefined;
  /** The toast of the last failure of the same button or form, which is no longer news. */
  readonly replaced?: string | undefined;
};

/**
 * Shows a failure in a toast because it has no place on the screen. Anything but an API answer is also logged to the console. A declined
 * password confirmation shows nothing.
 * @returns the id of the toast, or undefined if none is shown
 */
export function showFailure(error: unknown, { fallback, failureTitle, fact, replaced }: FailureOptions = {}): string | undefined {
  if (isProofRequired(error)) return undefined;
  if (!(error instanceof ApiError)) void explain(error, fact);
  else if (noAnswers.has(error.code)) console.error(error);
  const intl = shownIntl();
  const why = describeForToast(error, fallback);
  const text = failureTitle ? intl.formatMessage(vocabulary.failure, { what: intl.formatMessage(failureTitle), why }) : why;
  return notify.error(text, undefined, fact, replaced);
}

/**
 * Shows a toast for a call that failed on the server, in addition to what its screen shows. Refusals and lost connections are shown in place
 * only; they dismiss the toast that they replace.
 * @returns the id of the toast, or undefined if none is shown
 */
export function reportServerFailure(error: unknown, replaced?: string): string | undefined {
  if (!(error instanceof ApiError) || (error.status < 500 && error.code !== 'unexpected_answer')) {
    if (replaced !== undefined) notify.dismiss([replaced]);
    return undefined;
  }
  return notify.error(describeForToast(error), undefined, undefined, replaced);
}

/** A mistake in the code, or an answer outside the contract that it stumbled over; then a second toast says which. */
async function explain(error: unknown, fact: string | undefined): Promise<void> {
  const checks = await ifLoaded(import('../checks/explain-failure.ts'));
  const found = await checks?.explainFailure(error);
  if (found) notify.error(found, undefined, fact);
  else console.error(error);
}
