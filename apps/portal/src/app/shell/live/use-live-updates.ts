import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import type { Message } from '@portico/i18n/define-messages';
import type { StreamEvent } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { notify, paymentFact } from '../../../platform/notifications.tsx';
import { session } from '../../../platform/store.ts';
import { shellMessages as m } from '../shell.messages.ts';

type News = { readonly tone: 'success' | 'error'; readonly message: Message };

/** Events that show a toast on any page. All others only update the screen. */
const news: Readonly<Record<string, News>> = {
  'payment.changed succeeded': { tone: 'success', message: m.paymentSucceeded },
  'payment.changed declined': { tone: 'error', message: m.paymentDeclined },
};

/** Follows the server's events while the shell is mounted and refetches what they affect, so that nothing has to be reloaded or polled. */
export function useLiveUpdates(): void {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const token = useAtomValue(session.tokenAtom);
  const isOffered = useOffered('streamEvents');

  const onEvent = useEffectEvent((event: StreamEvent, isShown: boolean) => {
    const notice = news[`${event.type} ${event.status}`];
    if (notice && !isShown) notify[notice.tone](formatMessage(notice.message), undefined, paymentFact);
  });

  useEffect(() => {
    if (token === null || !isOffered) return;
    const stop = new AbortController();
    // Loaded after the screen's code, because no screen waits for events.
    void import('./live-events.ts').then(({ followLive }) => followLive(client, { signal: stop.signal, onEvent }));
    return () => stop.abort();
  }, [client, token, isOffered]);
}
