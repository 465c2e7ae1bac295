import type { QueryClient } from '@tanstack/react-query';
import { followEvents } from '@portico/api-client/event-stream';
import type { EventStreamOptions } from '@portico/api-client/event-stream';
import { refreshOperations, staleAfterEvent } from '@portico/api-queries/invalidations';
import type { StreamEvent } from '@portico/contract';
import { connection } from '../../calls/api.ts';
import { loadToaster } from '../../platform/notifications.tsx';
import { followAction } from './follow-action.ts';
import { loadNewsTexts } from './news-texts.ts';
import { tellActive } from './tell-active.ts';

type LiveEventOptions = Pick<EventStreamOptions, 'signal'> & {
  readonly onOpen: NonNullable<EventStreamOptions['onOpen']>;
  /** Told after what the event made stale is read again. */
  readonly onEvent: (event: StreamEvent) => void;
};

const laterMs = 2_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows what the server tells, for as long as the signal says. */
export async function followLive(client: QueryClient, { signal, onOpen, onEvent }: LiveEventOptions): Promise<void> {
  await followEvents(connection, {
    signal,
    onOpen: (opening) => {
      // While there is a line: what is told later may end just when it is lost. Behind what the screen is waiting for.
      timer ??= setTimeout(() => void Promise.all([loadNewsTexts(), loadToaster()]), laterMs);
      onOpen(opening);
    },
    onEvent: (event) => {
      const refresh = () => refreshOperations(client, staleAfterEvent(event));
      // Shown where it happens, and its end said.
      if (event.action) followAction(client, event, refresh);
      else refresh();
      if (event.type === 'service.changed' && event.status === 'active' && event.resource)
        void tellActive(client, Number(event.resource.id));
      onEvent(event);
    },
  });
}
