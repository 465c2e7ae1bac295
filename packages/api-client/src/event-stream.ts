import type { StreamEvent } from '@portico/contract';
import { operations } from '@portico/contract/operations';
import { createParser } from 'eventsource-parser';
import { unauthorizedReporter } from './api-client.ts';
import type { ApiConnection } from './api-client.ts';

export type EventStreamOptions = {
  onEvent: (event: StreamEvent) => void;
  /**
   * Called whenever the stream opens. `resumed` is false if events may have been missed (on the first connection, and after one without
   * events): data fetched more than `replaySeconds` ago may then be outdated.
   */
  onOpen?: (opening: { resumed: boolean }) => void;
  /** Ends the stream. */
  signal: AbortSignal;
  /** A stream that does not resume starts with the events of this many past seconds (0 to 300; 0 by default), marked as `replayed`. */
  replaySeconds?: number;
  /** After this time without data, not even a heartbeat (the server sends one every 15 s), the connection counts as dead. */
  heartbeatTimeoutMs?: number;
  /**
   * The first delay before a reconnect. It doubles up to 30 s and is jittered, so that clients do not reconnect to a restarted server all
   * at once.
   */
  retryDelayMs?: number;
  network?: Network;
};

/** The network state, and the source of `online` and `offline` events. */
export type Network = { isOnline: () => boolean; events: EventTarget };

const maxRetryDelayMs = 30_000;

/** Outside a browser the network state is unknown, so connection attempts decide. */
const browserNetwork: Network = { isOnline: () => globalThis.navigator?.onLine ?? true, events: globalThis.window ?? new EventTarget() };

/**
 * Follows the server's events until the signal aborts or the session ends. It reconnects as often as needed: resumes after the last event,
 * backs off after each failure, and pauses while offline. The token travels in a header, never in the URL.
 */
export async function followEvents(connection: ApiConnection, options: EventStreamOptions): Promise<void> {
  const { signal, network = browserNetwork, retryDelayMs = 1000 } = options;
  const report = unauthorizedReporter(connection);
  const position = { lastEventId: null as string | null };
  let failures = 0;
  const onHydrated = () => {
    failures = 0;
  };
  while (!signal.aborted) {
    if (!network.isOnline()) await pause(null, network.events, signal);
    const token = connection.getToken();
    if (token === null || signal.aborted) return;
    const end = await readOnce(connection, options, network, token, position, { onHydrated, isRetry: () => failures > 0 });
    if (end === 'unauthorized') {
      report(token);
      return;
    }
    failures += 1;
    const delayMs = Math.min(maxRetryDelayMs, retryDelayMs * 2 ** Math.min(failures - 1, 16));
    await pause(delayMs * (0.5 + Math.random() / 2), network.events, signal);
  }
}

/** Reads one connection from the request to its end. */
async function readOnce(
  { baseUrl, getLocale, fetch = (request) => globalThis.fetch(request) }: ApiConnection,
  { onEvent, onOpen, signal, replaySeconds = 0, heartbeatTimeoutMs = 45_000 }: EventStreamOptions,
  network: Network,
  token: string,
  position: { lastEventId: string | null },
  { onHydrated, isRetry }: { onHydrated: () => void; isRetry: () => boolean },
): Promise<'ended' | 'unauthorized'> {
  const cut = new AbortController();
  const cutNow = () => cut.abort();
  let deadline = setTimeout(cutNow, heartbeatTimeoutMs);
  signal.addEventListener('abort', cutNow);
  network.events.addEventListener('offline', cutNow);
  try {
    const response = await fetch(
      new Request(`${baseUrl}${operations.streamEvents.path}${replaySeconds === 0 ? '' : `?replay-seconds=${replaySeconds}`}`, {
        headers: {
          Accept: 'text/event-stream',
          'Accept-Language': getLocale(),
          Authorization: `Bearer ${token}`,
          ...(position.lastEventId === null ? {} : { 'Last-Event-ID': position.lastEventId }),
        },
        cache: 'no-store',
        signal: cut.signal,
      }),
    );
    if (response.status === 401) return 'unauthorized';
    // A page instead of events is from something in between.
    const isStream = response.headers.get('content-type')?.toLowerCase().startsWith('text/event-stream') === true;
    if (!response.ok || !isStream || response.body === null) {
      // The server would reject this position again on every attempt.
      if (response.status === 422) position.lastEventId = null;
      await response.body?.cancel();
      return 'ended';
    }
    onOpen?.({ resumed: position.lastEventId !== null });
    const parser = createParser({
      onEvent: ({ id, data }) => {
        position.lastEventId = id ?? position.lastEventId;
        handle(data, onEvent);
      },
    });
    for await (const piece of textOf(response.body, cut.signal)) {
      clearTimeout(deadline);
      deadline = setTimeout(cutNow, heartbeatTimeoutMs);
      onHydrated();
      parser.feed(piece);
    }
    return 'ended';
  } catch (error) {
    // Firefox aborts requests when the page is left, and a connection that recovers at once needs no warning.
    if (!cut.signal.aborted && isRetry()) console.warn('The event stream cannot be reached:', error);
    return 'ended';
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', cutNow);
    network.events.removeEventListener('offline', cutNow);
    cut.abort();
  }
}

/** Logs an event that cannot be handled and skips it, because requesting it again would not help. */
function handle(data: string, onEvent: (event: StreamEvent) => void): void {
  try {
    // The server's tests check its events against the contract.
    onEvent(JSON.parse(data) as StreamEvent);
  } catch (error) {
    console.error('An event could not be handled:', error);
  }
}

/** Ends when the signal aborts. Some browsers can't iterate over a stream. */
async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  // In Node the request's own signal has no effect once the request is garbage-collected. What it has ended can't be cancelled.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Resolves after the delay (null: no delay), when the network returns, or when the signal aborts, whichever comes first. */
function pause(delayMs: number | null, events: EventTarget, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = delayMs === null ? undefined : setTimeout(done, delayMs);
    function done() {
      clearTimeout(timer);
      events.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    events.addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
