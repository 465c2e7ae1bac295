import '@portico/ui/tokens.css';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { queryClient } from './src/operations/cache/query-client.ts';
import { reported } from './src/operations/checks/report-mismatch.ts';
import { cart } from './src/platform/cart.ts';
import { startPage } from './src/platform/first-render.ts';
import { startLocale } from './src/platform/locale.ts';
import { session, store } from './src/platform/store.ts';
import { keepsChangesAtom } from './src/platform/unsaved-forms.ts';
import { startTheme } from './src/platform/theme.ts';
import { startNetwork, unansweredOperations } from './test/network.ts';
import { answerSettings } from './test/settings-samples.ts';

const defaults = queryClient.getDefaultOptions();
// Failed queries are retried as often as in the portal, but without the library's pauses.
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });

beforeAll(async () => {
  startPage();
  startTheme(store, localStorage);
  await startLocale(store, localStorage);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store.set(session.clearAtom);
  store.set(cart.clearAtom);
  store.set(cart.modalOpenAtom, false);
  // A test may end while an order's navigation is under way, which would keep the next one's changes without asking.
  store.set(keepsChangesAtom, false);
  startNetwork();
  answerSettings();
});

// A screen that sends an unexpected request could pass with its own error message.
afterEach(() => {
  const unanswered = unansweredOperations();
  const mismatches = [...reported];
  reported.clear();
  if (mismatches.length > 0) throw new Error(`Answers outside the contract: ${mismatches.join(', ')}`);
  if (unanswered.length > 0) throw new Error(`The test answers none of these: ${unanswered.join(', ')}`);
});
