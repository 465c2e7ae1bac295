import type { StreamEvent } from '@portico/contract';
import { assertInContract } from '../contract-client.ts';
import { waitFor } from '../wait-for.ts';

export type EventReader = {
  received: StreamEvent[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  take: (count: number) => Promise<StreamEvent[]>;
  close: () => void;
};

export type ReadOptions = { lastEventId?: string | undefined; replaySeconds?: number; onEvent?: (event: StreamEvent) => void };

/** Opens the stream as a browser does, and checks every event against the contract. */
export async function readEvents(
  origin: string,
  token: string,
  { lastEventId, replaySeconds, onEvent }: ReadOptions = {},
): Promise<EventReader> {
  const gone = new AbortController();
  const query = replaySeconds === undefined ? '' : `?replay-seconds=${replaySeconds}`;
  const response = await fetch(`${origin}/v1/event/stream${query}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
    signal: gone.signal,
  });
  const contentType = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !contentType.startsWith('text/event-stream'))
    throw new Error(`${response.status} ${await response.text()}`);
  const received: StreamEvent[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (data === undefined) continue;
        const event = JSON.parse(data) as StreamEvent;
        assertInContract('streamEvents', 200, 'text/event-stream', event);
        received.push(event);
        onEvent?.(event);
      }
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!gone.signal.aborted) throw error;
  });
  return {
    received,
    ended,
    take: (count) => waitFor(`${count} events`, () => (received.length >= count ? received.slice(0, count) : undefined)),
    close: () => gone.abort(),
  };
}
