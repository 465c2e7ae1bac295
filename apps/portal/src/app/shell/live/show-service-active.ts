import type { QueryClient } from '@tanstack/react-query';
import { outcomeMessages as m } from '../../../operations/failures/action-outcome.messages.ts';
import { loadTexts } from '../../../platform/locale.ts';
import { shownIntl } from '../../../platform/shown-intl.ts';
import { ifLoaded } from '../../../platform/missing-code.ts';
import { notify } from '../../../platform/notifications.tsx';
import { store } from '../../../platform/store.ts';
import { hostnameOf } from './hostname-of.ts';

/** An order of ten servers shows one toast, because they become active within moments of each other. */
const gatherMs = 1_500;
const active = new Map<number, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast that a server is ready, by its hostname. */
export async function showServiceActive(client: QueryClient, id: number): Promise<void> {
  const [hostname, texts] = await Promise.all([hostnameOf(client, id), ifLoaded(loadTexts(store, 'news'))]);
  // The screen shows the service anyway.
  if (texts === null) return;
  active.set(id, hostname);
  timer ??= setTimeout(flush, gatherMs);
}

function flush(): void {
  timer = undefined;
  const [hostname = '', ...others] = active.values();
  active.clear();
  const intl = shownIntl();
  notify.success(
    others.length > 0 ? intl.formatMessage(m.manyActive, { count: others.length + 1 }) : intl.formatMessage(m.active, { hostname }),
  );
}
