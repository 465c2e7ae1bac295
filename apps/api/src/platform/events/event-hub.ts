import type { Language, StreamEvent } from '@portico/contract';
import type { Database } from '../database/database.ts';
import { eventsRepository, presentEvent } from './events.repository.ts';
import { eventChannel } from './publish-event.ts';

export type Subscription = {
  clientId: number;
  sessionId: string;
  /** The language of the event's texts. */
  locale: Language;
  /** The number of the last received event. Null starts now, or `replaySeconds` ago. */
  after: number | null;
  replaySeconds?: number | undefined;
  signal: AbortSignal;
  /** False for a stream that isn't a browser tab: it has its own limit, doesn't count towards this one and isn't closed by it. */
  isTab?: boolean;
  /** Called every `sessionCheckMs`, because nothing announces that a session has expired. */
  isSessionLive: () => Promise<boolean>;
};

export type EventHub = {
  /**
   * Returns a client's events in order and without gaps until the session ends, the client disconnects or the hub closes. Everything
   * committed after this resolves is included.
   */
  subscribe(subscription: Subscription): Promise<AsyncIterable<StreamEvent>>;
  /** Returns the number of open streams in this process. */
  openStreams(): number;
  close(): Promise<void>;
};

type Stream = { clientId: number; sessionId: string; isTab: boolean; isOver: boolean; wake: () => void; end: () => void };

/** A browser has one stream per tab. Beyond this number per session, the oldest is closed. */
const maxStreamsOfSession = 20;

export type HubOptions = { sessionEndedChannel: string; sessionCheckMs: number };

/** Listens once for all streams of this process and wakes the affected ones. */
export async function createEventHub(database: Database, { sessionEndedChannel, sessionCheckMs }: HubOptions): Promise<EventHub> {
  const streams = new Set<Stream>();
  const wakeAll = () => streams.forEach((stream) => stream.wake());
  const stops = await Promise.all([
    database.listen(
      eventChannel,
      (clientId) => {
        for (const stream of streams) if (stream.clientId === Number(clientId)) stream.wake();
      },
      wakeAll,
    ),
    database.listen(
      sessionEndedChannel,
      (sessionId) => {
        for (const stream of streams) if (stream.sessionId === sessionId) stream.end();
      },
      wakeAll,
    ),
  ]);

  async function subscribe(subscription: Subscription): Promise<AsyncIterable<StreamEvent>> {
    const { clientId, sessionId, signal, isTab = true } = subscription;
    const wakeUp = createWakeUp();
    const stream: Stream = {
      clientId,
      sessionId,
      isTab,
      isOver: false,
      wake: wakeUp.ring,
      end: () => {
        stream.isOver = true;
        streams.delete(stream);
        wakeUp.ring();
      },
    };
    // Registered before the first read, so that events committed in between wake it.
    streams.add(stream);
    signal.addEventListener('abort', stream.end, { once: true });
    evictOldest(streams, sessionId);
    try {
      return follow(subscription, stream, wakeUp, await findStart(database, subscription));
    } catch (error) {
      stream.end();
      throw error;
    }
  }

  async function* follow(
    { clientId, locale, isSessionLive }: Subscription,
    stream: Stream,
    wakeUp: WakeUp,
    { start, replayUntil }: Start,
  ): AsyncGenerator<StreamEvent> {
    let cursor = start;
    let nextCheck = performance.now() + sessionCheckMs;
    try {
      while (!stream.isOver) {
        // Also due while events keep coming, or a busy stream would outlive its session.
        if (performance.now() >= nextCheck) {
          if (!(await isSessionLive())) return;
          nextCheck = performance.now() + sessionCheckMs;
        }
        const after = cursor;
        const events = await database.read((tx) => eventsRepository(tx, clientId).listAfter(after));
        for (const event of events) {
          if (stream.isOver) return;
          cursor = event.sequence;
          yield presentEvent(event, locale, cursor <= replayUntil);
        }
        if (events.length === 0) await wakeUp.wait(Math.max(0, nextCheck - performance.now()));
      }
    } finally {
      stream.end();
    }
  }

  return {
    subscribe,
    openStreams: () => streams.size,
    async close() {
      streams.forEach((stream) => stream.end());
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Events after `start` are sent. Those up to `replayUntil` are marked as replayed. */
type Start = { start: number; replayUntil: number };

async function findStart(database: Database, { clientId, after, replaySeconds = 0 }: Subscription): Promise<Start> {
  return await database.read(async (tx) => {
    const events = eventsRepository(tx, clientId);
    const last = await events.lastSequence();
    // A number beyond the last one, for example from another database, would wait indefinitely.
    if (after !== null) return { start: Math.min(after, last), replayUntil: 0 };
    return { start: replaySeconds === 0 ? last : await events.sequenceBefore(replaySeconds), replayUntil: last };
  });
}

function evictOldest(streams: ReadonlySet<Stream>, sessionId: string): void {
  const own = [...streams].filter((stream) => stream.isTab && stream.sessionId === sessionId);
  own.slice(0, Math.max(0, own.length - maxStreamsOfSession)).forEach((stream) => stream.end());
}

type WakeUp = { ring: () => void; wait: (maxMs: number) => Promise<void> };

/** Waiting resolves once it was rung, even before the wait began, or after `maxMs`. */
function createWakeUp(): WakeUp {
  let rung = false;
  let open = () => {};
  return {
    ring: () => {
      rung = true;
      open();
    },
    async wait(maxMs): Promise<void> {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, maxMs).unref();
        open = resolve;
        await promise;
        clearTimeout(timer);
      }
      rung = false;
    },
  };
}
