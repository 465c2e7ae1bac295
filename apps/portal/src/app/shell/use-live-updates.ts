import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import type { Message } from '@portico/i18n/define-messages';
import { followEvents } from '@portico/api-client/event-stream';
import { refreshOperations, staleAfterEvent } from '@portico/api-queries/invalidations';
import type { StreamEvent } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { connection } from '../../calls/api.ts';
import { notify } from '../../platform/notifications.tsx';
import { session } from '../../platform/store.ts';
import { shellMessages as m } from './shell.messages.ts';

type News = { readonly tone: 'success' | 'error'; readonly message: Message };

/** What is worth saying wherever the person is; everything else just changes on the screen. */
const news: Readonly<Record<string, News>> = {
  'payment.changed succeeded': { tone: 'success', message: m.paymentSucceeded },
  'payment.changed declined': { tone: 'error', message: m.paymentDeclined },
  'service.changed active': { tone: 'success', message: m.serviceActive },
};

/** Follows the server's events while the shell is open: what they touch is read again, so that nothing has to be reloaded or polled. */
export function useLiveUpdates(): void {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const token = useAtomValue(session.tokenAtom);

  const onEvent = useEffectEvent((event: StreamEvent) => {
    const refresh = () => refreshOperations(client, staleAfterEvent(event));
    // Shown where it happens, and its end said. The code for that comes with the first action.
    if (event.action) void import('./follow-action.ts').then(({ followAction }) => followAction(client, event, refresh), refresh);
    else refresh();
    const said = news[`${event.type} ${event.status}`];
    if (said) notify[said.tone](formatMessage(said.message));
  });

  const onOpen = useEffectEvent(({ resumed }: { readonly resumed: boolean }) => {
    if (!resumed) void client.invalidateQueries();
  });

  useEffect(() => {
    if (token === null) return;
    const stop = new AbortController();
    void followEvents(connection, { signal: stop.signal, onEvent, onOpen });
    return () => stop.abort();
  }, [token]);
}
