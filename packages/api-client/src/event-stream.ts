import type { StreamEvent } from '@portico/contract';
import { operations } from '@portico/contract/operations';
import { createParser } from 'eventsource-parser';
import { unauthorizedReporter } from './api-client.ts';
import type { ApiConnection } from './api-client.ts';

export type EventStreamOptions = {
  onEvent: (event: StreamEvent) => void;
  /**
   * Called whenever the stream opens. `resumed` is false where events may have been missed (the first time, and after a stream that had no event
   * yet): what was read longer than `replaySeconds` ago may be outdated.
   */
  onOpen?: (opening: { resumed: boolean }) => void;
  /** Ends the stream. */
  signal: AbortSignal;
  /** Where the stream does not resume, it begins with the events of that many past seconds (0 to 300; 0 by default), marked as `replayed`. */
  replaySeconds?: number;
  /** Nothing for so long, not even a heartbeat (the server sends one every 15 s): the connection is dead. */
  heartbeatTimeoutMs?: number;
  /** The first pause before a new attempt; it doubles up to 30 s and is jittered, so that a restart is not met by everybody at once. */
  retryDelayMs?: number;
  network?: Network;
};

/** Whether there is a network at all, and the `online` and `offline` events. */
export type Network = { isOnline: () => boolean; events: EventTarget };

const maxRetryDelayMs = 30_000;

/** Outside a browser there is nobody to ask: then the attempts find out. */
const browserNetwork: Network = { isOnline: () => globalThis.navigator?.onLine ?? true, events: globalThis.window ?? new EventTarget() };

/**
 * Follows the server's events until the signal aborts or the session ends, over any number of connections: resumes after the last event,
 * waits longer after each failure, rests while offline. The token travels in the header, never in the address.
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
    const end = await readOnce(connection, options, network, token, position, { onHydrated, isRetry: failures > 0 });
    if (end === 'unauthorized') {
      report(token);
      return;
    }
    failures += 1;
    const delayMs = Math.min(maxRetryDelayMs, retryDelayMs * 2 ** Math.min(failures - 1, 16));
    await pause(delayMs * (0.5 + Math.random() / 2), network.events, signal);
  }
}

/** One connection, from the request to its end. */
async function readOnce(
  { baseUrl, getLocale, fetch = (request) => globalThis.fetch(request) }: ApiConnection,
  { onEvent, onOpen, signal, replaySeconds = 0, heartbeatTimeoutMs = 45_000 }: EventStreamOptions,
  network: Network,
  token: string,
  position: { lastEventId: string | null },
  { onHydrated, isRetry }: { onHydrated: () => void; isRetry: boolean },
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
    if (!response.ok || response.body === null) {
      // A position that the server does not take would be refused for ever.
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
    for await (const piece of textOf(response.body)) {
      clearTimeout(deadline);
      deadline = setTimeout(cutNow, heartbeatTimeoutMs);
      onHydrated();
      parser.feed(piece);
    }
    return 'ended';
  } catch (error) {
    // Leaving the page interrupts it in Firefox, and a connection that comes back at once is no news.
    if (!cut.signal.aborted && isRetry) console.warn('The event stream cannot be reached:', error);
    return 'ended';
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', cutNow);
    network.events.removeEventListener('offline', cutNow);
    cut.abort();
  }
}

/** An event that cannot be handled is told to the console and passed over: asking for it again would not make it better. */
function handle(data: string, onEvent: (event: StreamEvent) => void): void {
  try {
    // The server's own tests hold its events to the contract.
    onEvent(JSON.parse(data) as StreamEvent);
  } catch (error) {
    console.error('An event could not be handled:', error);
  }
}

/** Not every browser can iterate over a stream by itself. */
async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

/** Resolves after the time (null: no time), when the network is back, or when the signal aborts, whichever is first. */
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
