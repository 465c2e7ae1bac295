import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { StreamEvent } from '@portico/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { followEvents } from './event-stream.ts';
import type { EventStreamOptions } from './event-stream.ts';
import { startManualServer } from './test-server.fixture.ts';

function eventOf(id: number): StreamEvent {
  return {
    id: String(id),
    type: 'service.changed',
    created_at: '2026-11-21T09:31:12Z',
    resource: { type: 'service', id: '31' },
    status: 'active',
  };
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': hello\n\n');
}

function send(response: ServerResponse, id: number): void {
  response.write(`id: ${id}\ndata: ${JSON.stringify(eventOf(id))}\n\n`);
}

async function follow(options: Partial<EventStreamOptions> = {}) {
  const server = await startManualServer();
  const events: string[] = [];
  const openings: boolean[] = [];
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const onUnauthorized = vi.fn();
  const ended = followEvents(
    { baseUrl: server.baseUrl, getToken: () => 'pat_abc', getLocale: () => 'en', onUnauthorized },
    {
      onEvent: (event) => events.push(event.id),
      onOpen: ({ resumed }) => openings.push(resumed),
      signal: abort.signal,
      retryDelayMs: 5,
      ...options,
    },
  );
  return { server, events, openings, abort, ended, onUnauthorized };
}

describe('the event stream', () => {
  test('the event stream sends the token in a header, never in the URL, and delivers events', async () => {
    const { server, events, openings } = await follow();
    const { request, response } = await server.next();
    expect(request.url).toBe('/v1/event/stream');
    expect(request.headers).toMatchObject({ authorization: 'Bearer pat_abc', accept: 'text/event-stream' });
    expect(request.headers['last-event-id']).toBeUndefined();
    open(response);
    send(response, 7);
    await vi.waitFor(() => expect(events).toEqual(['7']));
    expect(openings).toEqual([false]);
  });

  test('the event stream resumes after the last event when the server disconnects', async () => {
    const { server, events, openings } = await follow();
    const first = await server.next();
    open(first.response);
    send(first.response, 7);
    await vi.waitFor(() => expect(events).toEqual(['7']));
    first.response.end();
    const second = await server.next();
    expect(second.request.headers['last-event-id']).toBe('7');
    open(second.response);
    send(second.response, 8);
    await vi.waitFor(() => expect(events).toEqual(['7', '8']));
    expect(openings).toEqual([false, true]);
  });

  test('the event stream requests the events of the past seconds', async () => {
    const { server } = await follow({ replaySeconds: 60 });
    expect((await server.next()).request.url).toBe('/v1/event/stream?replay-seconds=60');
  });

  test('the event stream reconnects after refused and broken connections', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    const { server, events } = await follow();
    (await server.next()).request.socket.destroy();
    (await server.next()).response.writeHead(503).end();
    const { response } = await server.next();
    open(response);
    send(response, 1);
    await vi.waitFor(() => expect(events).toEqual(['1']));
  });

  test('the event stream warns of an attempt that failed again, and not of an open connection that broke', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    const { server, events } = await follow();
    (await server.next()).request.socket.destroy();
    const second = await server.next();
    expect(warned).not.toHaveBeenCalled();
    open(second.response);
    send(second.response, 1);
    await vi.waitFor(() => expect(events).toEqual(['1']));
    second.request.socket.destroy();
    (await server.next()).request.socket.destroy();
    const { response } = await server.next();
    expect(warned).toHaveBeenCalledTimes(1);
    open(response);
    send(response, 2);
    await vi.waitFor(() => expect(events).toEqual(['1', '2']));
  });

  test('the event stream backs off when a firewall or a sign-in page answers in its place', async () => {
    const { server, events, openings } = await follow({ retryDelayMs: 60 });
    const times: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const { response } = await server.next();
      times.push(performance.now());
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Please wait</p>');
    }
    const { response } = await server.next();
    expect(openings).toEqual([]);
    // The fourth pause is at least 240 ms; without a growing one it is 60 at most.
    expect(performance.now() - (times[3] ?? 0)).toBeGreaterThan(200);
    response.writeHead(200, { 'content-type': 'Text/Event-Stream; charset=UTF-8' });
    send(response, 1);
    await vi.waitFor(() => expect(events).toEqual(['1']));
  });

  test('the event stream replaces a connection without a heartbeat', async () => {
    const { server } = await follow({ heartbeatTimeoutMs: 50 });
    open((await server.next()).response);
    const second = await server.next();
    open(second.response);
    expect(second.request.headers.authorization).toBe('Bearer pat_abc');
  });

  test('the event stream replaces a silent connection whose request was garbage-collected', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const { server, openings } = await follow({ heartbeatTimeoutMs: 300 });
    open((await server.next()).response);
    await vi.waitFor(() => expect(openings).toEqual([false]));
    const second = server.next();
    const collecting = setInterval(collectGarbage, 20);
    onTestFinished(() => clearInterval(collecting));
    open((await second).response);
  });

  test('the event stream keeps a live connection open indefinitely', async () => {
    const { server, events } = await follow({ heartbeatTimeoutMs: 400 });
    const { response } = await server.next();
    open(response);
    let id = 0;
    const beat = setInterval(() => send(response, ++id), 40);
    onTestFinished(() => clearInterval(beat));
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(15), { timeout: 10_000 });
    expect(server.waiting()).toBe(0);
    expect(events[0]).toBe('1');
  });

  test('the event stream starts over if the server rejects its position', async () => {
    const { server, events, openings } = await follow();
    const first = await server.next();
    open(first.response);
    send(first.response, 7);
    await vi.waitFor(() => expect(events).toHaveLength(1));
    first.response.end();
    (await server.next()).response.writeHead(422).end('{}');
    const third = await server.next();
    expect(third.request.headers['last-event-id']).toBeUndefined();
    open(third.response);
    await vi.waitFor(() => expect(openings).toEqual([false, false]));
  });

  test('the event stream ends with the session', async () => {
    const { server, ended, onUnauthorized } = await follow();
    (await server.next()).response.writeHead(401).end('{}');
    await ended;
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('the event stream ends when its signal aborts during a connection', async () => {
    const { server, abort, ended } = await follow();
    const { request, response } = await server.next();
    const closed = new Promise((resolve) => request.socket.once('close', resolve));
    open(response);
    abort.abort();
    await expect(ended).resolves.toBeUndefined();
    await closed;
  });

  test('the event stream pauses while offline and reconnects with the network', async () => {
    const events = new EventTarget();
    let online = false;
    const { server } = await follow({ network: { isOnline: () => online, events }, retryDelayMs: 60_000 });
    expect(server.waiting()).toBe(0);
    online = true;
    events.dispatchEvent(new Event('online'));
    const first = await server.next();
    open(first.response);
    const closed = new Promise((resolve) => first.request.socket.once('close', resolve));
    online = false;
    events.dispatchEvent(new Event('offline'));
    await closed;
    online = true;
    events.dispatchEvent(new Event('online'));
    expect((await server.next()).request.url).toBe('/v1/event/stream');
  });

  test('the event stream delivers the same events wherever the data is split', async () => {
    const { server, events } = await follow();
    const { response } = await server.next();
    open(response);
    const text = `: comment\r\nid: 1\r\ndata: ${JSON.stringify(eventOf(1))}\r\n\r\nid:2\ndata:${JSON.stringify(eventOf(2))}\n\nid: 9\n\n`;
    for (const sign of text) response.write(sign);
    send(response, 3);
    await vi.waitFor(() => expect(events).toEqual(['1', '2', '3']));
  });

  test('the event stream continues after an unreadable event', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => logged.mockRestore());
    const { server, events } = await follow();
    const { response } = await server.next();
    open(response);
    response.write('id: 1\ndata: {broken\n\n');
    send(response, 2);
    await vi.waitFor(() => expect(events).toEqual(['2']));
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
