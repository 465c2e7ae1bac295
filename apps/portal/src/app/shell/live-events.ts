import type { QueryClient } from '@tanstack/react-query';
import { followEvents } from '@portico/api-client/event-stream';
import type { EventStreamOptions } from '@portico/api-client/event-stream';
import { refreshOperations, staleAfterEvent } from '@portico/api-queries/invalidations';
import type { StreamEvent } from '@portico/contract';
import { connection } from '../../calls/api.ts';
import { whenIdle } from '../../platform/idle.ts';
import { loadNews, prepareNews } from './load-news.ts';

type LiveEventOptions = Pick<EventStreamOptions, 'signal'> & {
  readonly onOpen: NonNullable<EventStreamOptions['onOpen']>;
  /** Told after what the event made stale is read again. */
  readonly onEvent: (event: StreamEvent) => void;
};

let prepared: Promise<unknown> | undefined;

/** Shows what the server tells, for as long as the signal says. */
export async function followLive(client: QueryClient, { signal, onOpen, onEvent }: LiveEventOptions): Promise<void> {
  await followEvents(connection, {
    signal,
    onOpen: (opening) => {
      prepared ??= whenIdle().then(prepareNews);
      onOpen(opening);
    },
    onEvent: (event) => {
      const refresh = () => refreshOperations(client, staleAfterEvent(event));
      // Shown where it happens, and its end said.
      if (event.action) void loadNews().then((news) => (news ? news.followAction(client, event, refresh) : refresh()));
      else refresh();
      if ((event.type === 'service.activated' || event.type === 'service.resumed') && event.resource) {
        const id = Number(event.resource.id);
        void loadNews().then((news) => news?.tellActive(client, id));
      }
      onEvent(event);
    },
  });
}
