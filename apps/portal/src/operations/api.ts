import { createApiClient } from '@portico/api-client/api-client';
import type { ApiConnection } from '@portico/api-client/api-client';
import { configuration } from '../platform/configuration.ts';
import { localeAtom } from '../platform/locale.ts';
import { observeServerTime } from '../platform/server-clock.ts';
import { session, store } from '../platform/store.ts';
import { fetchUnlessEarly } from './cache/early-data.ts';

/** The API in the reader's language, with the session's token. An invalid token ends the session. */
export const connection: ApiConnection = {
  baseUrl: configuration.apiBaseUrl,
  getToken: () => store.get(session.tokenAtom),
  getLocale: () => store.get(localeAtom),
  onUnauthorized: () => store.set(session.clearAtom),
  async fetch(request) {
    const response = await fetchUnlessEarly(request);
    observeServerTime(response);
    return response;
  },
};

export const api = createApiClient(connection);
