import { createApiClient } from '@portico/api-client/api-client';
import type { ApiClient, ApiConnection } from '@portico/api-client/api-client';
import { configuration } from '../platform/configuration.ts';
import { whenStarted } from '../platform/first-render.ts';
import { localeAtom } from '../platform/locale.ts';
import { observeServerTime } from '../platform/server-clock.ts';
import { session, store } from '../platform/store.ts';
import { fetchUnlessEarly } from './cache/early-data.ts';
import { keepAnswer } from './checks/last-answer.ts';
import { isOffered } from './offers/current-offer.ts';

/** The API in the reader's language, with the session's token. An invalid token ends the session, unless another tab has a newer one. */
export const connection: ApiConnection = {
  baseUrl: configuration.apiBaseUrl,
  getToken: () => store.get(session.tokenAtom),
  getLocale: () => store.get(localeAtom),
  onUnauthorized: () => store.set(session.rejectTokenAtom),
  async fetch(request) {
    const response = await fetchUnlessEarly(request);
    observeServerTime(response);
    return response;
  },
  check(operationId, answer) {
    keepAnswer(operationId, answer);
    if (import.meta.env.DEV) void import('./checks/report-mismatch.ts').then(({ reportMismatch }) => reportMismatch(operationId, answer));
  },
};

const client = createApiClient(connection);

// The built portal reports them where a page is missing.
if (import.meta.env.DEV) void whenStarted().then(async () => (await import('./offers/report-gaps.ts')).reportGaps());

/** The API's calls. One that the API does not offer is never sent: what leads to it should not have been shown. */
export const api: ApiClient = {
  call: async (operationId, ...options) => {
    if (!isOffered(operationId)) throw new Error(`This API does not offer ${operationId}`);
    return client.call(operationId, ...options);
  },
};
