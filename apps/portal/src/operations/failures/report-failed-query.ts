import { ApiError } from '@portico/api-client/api-error';
import { shownLanguageAtom } from '../../platform/locale.ts';
import { notify } from '../../platform/notifications.tsx';
import { store } from '../../platform/store.ts';
import { describeForToast } from './describe-error.ts';

/** Shows a toast for a query that failed on the server. Refusals and lost connections are shown in place. */
export function reportFailedQuery(error: unknown): void {
  if (!(error instanceof ApiError) || (error.status < 500 && error.code !== 'unexpected_answer')) return;
  notify.error(describeForToast(store.get(shownLanguageAtom).intl, error));
}
