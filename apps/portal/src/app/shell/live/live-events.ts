import type { Query, QueryClient } from '@tanstack/react-query';
import { followEvents } from '@portico/api-client/event-stream';
import type { EventStreamOptions } from '@portico/api-client/event-stream';
import { refreshOperations, staleAfterEvent } from '@portico/api-queries/invalidations';
import type { StreamEvent } from '@portico/contract';
import type { OperationId } from '@portico/contract/operations';
import { connection } from '../../../operations/api.ts';
import { whenIdle } from '../../../platform/idle.ts';
import { announcePaymentChange, recheckPayments } from '../../../flows/pay/payment-changes.ts';
import { loadNews, prepareNews } from './load-news.ts';

type LiveEventOptions = Pick<EventStreamOptions, 'signal'> & {
  /** Called for each live event, and whether the screen shows its payment. Replayed events are left out. */
  readonly onEvent: (event: StreamEvent, isShown: boolean) => void;
};

/** Longer than a page takes from its first request to opening the event stream. */
const replaySeconds = 60;
/** Answers older than this may miss a change that is not replayed. It is shorter than the replay window to allow for latency. */
const coveredMs = 50_000;

function mayBeOutdated({ state: { dataUpdatedAt, errorUpdatedAt } }: Query): boolean {
  const answeredAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  return answeredAt > 0 && answeredAt < Date.now() - coveredMs;
}

let prepared: Promise<unknown> | undefined;

/** Refetches stale operations once per batch of events. */
function createRefresh(client: QueryClient) {
  const stale = new Set<OperationId>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (operations: readonly OperationId[]) => {
    operations.forEach((operation) => stale.add(operation));
    timer ??= setTimeout(() => {
      timer = undefined;
      refreshOperations(client, [...stale]);
      stale.clear();
    });
  };
}

/** Follows the server's events until the signal aborts. Replayed events refresh data but show no toast. */
export async function followLive(client: QueryClient, { signal, onEvent }: LiveEventOptions): Promise<void> {
  const refreshSoon = createRefresh(client);
  await followEvents(connection, {
    signal,
    replaySeconds,
    onOpen: ({ resumed }) => {
      prepared ??= whenIdle().then(prepareNews);
      if (resumed) return;
      void client.invalidateQueries({ predicate: mayBeOutdated });
      recheckPayments(client, Date.now() - coveredMs);
    },
    onEvent: (event) => {
      const refresh = () => refreshSoon(staleAfterEvent(event));
      const isShown = event.type === 'payment.changed' && event.resource !== null && announcePaymentChange(event.resource.id);
      if (event.replayed) return refresh();
      // Updates the action on screen and shows its outcome in a toast.
      if (event.action) void loadNews().then((news) => (news ? news.followAction(client, event, refresh) : refresh()));
      else refresh();
      if ((event.type === 'service.activated' || event.type === 'service.resumed') && event.resource) {
        const id = Number(event.resource.id);
        void loadNews().then((news) => news?.showServiceActive(client, id));
      }
      onEvent(event, isShown);
    },
  });
}
