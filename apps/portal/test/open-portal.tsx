import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { User } from '@portico/contract';
import type { Locale } from '@portico/i18n/locale';
import { App } from '../src/app/app.tsx';
import { createPortalRouter, startRouter } from '../src/router.tsx';
import { loadQueryClient } from '../src/operations/cache/load-query-client.ts';
import { queryClient } from '../src/operations/cache/query-client.ts';
import { changeLocale } from '../src/platform/locale.ts';
import { loadToaster, notificationStore, toasterWantedAtom } from '../src/platform/notifications.tsx';
import { session, store } from '../src/platform/store.ts';
import { answer } from './network.ts';
import { sampleUser } from './samples.ts';

interface Visit {
  /** Opens the portal signed out. */
  readonly guest?: boolean;
  readonly locale?: Locale;
  readonly user?: User;
}

/** Opens a URL as a browser would, with the real routes, store and query cache. Only the network is mocked. */
export async function openPortal(address: string, { guest = false, locale = 'en', user = sampleUser }: Visit = {}) {
  if (!guest) {
    answer('getAccountMeta', () => store.get(session.userAtom) ?? user);
    store.set(session.enterAtom, { accessToken: 'pat_test', user });
  }
  await changeLocale(store, locale);
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }));
  // The pointer stays where the last test left it, which must not count as hover.
  router.update({ ...router.options, defaultPreload: false });
  const stop = startRouter(router);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<App router={router} />);
  onTestFinished(async () => {
    stop();
    // Toasts outlive the page that showed them and would appear on the next one.
    if (notificationStore.get(toasterWantedAtom)) (await loadToaster()).toast.dismiss();
    root.unmount();
    container.remove();
    // Cancels what a route started to preload, so that it ends with its test.
    await loadQueryClient();
    await queryClient.cancelQueries();
    queryClient.clear();
  });
  /** Returns the URL as the browser would show it. */
  return { address: () => router.state.location.href, historyLength: () => router.history.length, back: () => router.history.back() };
}
