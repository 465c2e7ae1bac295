import type { QueryClient } from '@tanstack/react-query';
import { followEvents } from '@portico/api-client/event-stream';
import type { EventStreamOptions } from '@portico/api-client/event-stream';
import { refreshOperations, staleAfterEvent } from '@portico/api-queries/invalidations';
import type { StreamEvent } from '@portico/contract';
import { connection } from '../../calls/api.ts';

type LiveEventOptions = Pick<EventStreamOptions, 'signal' | 'onOpen'> & {
  /** `refresh` reads again what the event made stale. */
  readonly onEvent: (event: StreamEvent, refresh: () => void) => void;
};

/** The server's events for as long as the signal says. */
export async function followLive(client: QueryClient, { signal, onOpen, onEvent }: LiveEventOptions): Promise<void> {
  await followEvents(connection, {
    signal,
    ...(onOpen ? { onOpen } : {}),
    onEvent: (event) => onEvent(event, () => refreshOperations(client, staleAfterEvent(event))),
  });
}
