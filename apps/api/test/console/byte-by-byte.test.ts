import { once } from 'node:events';
import { duplexPair, pipeline, type Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterEach, describe, expect, test } from 'vitest';
import { createWebSocketStream, WebSocket, WebSocketServer } from 'ws';
import { createGuest } from '@portico/simulation/simulated-console/guest';
import { serveRfb } from '@portico/simulation/simulated-console/rfb-server';
import { relayConsole } from '../../src/modules/console/relay-console.ts';
import { enterConsole, welcomeViewer } from '../../src/modules/console/rfb-handshake.ts';
import {
  connectRfb,
  encodingsMessage,
  keyMessage,
  scanCodeMessage,
  type RfbClient,
} from '@portico/simulation/simulated-console/rfb-client';

const open: Duplex[] = [];
afterEach(() => open.splice(0).forEach((stream) => stream.destroy()));

async function* oneByOne(chunks: AsyncIterable<Buffer>) {
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      await setImmediate();
      yield Buffer.from([byte]);
    }
  }
}

/** Returns two ends of a connection that delivers bytes one at a time, both ways. */
function slowPair(): [Duplex, Duplex] {
  const [left, leftInside] = duplexPair();
  const [right, rightInside] = duplexPair();
  const ended = () => {};
  pipeline(leftInside, oneByOne, rightInside, ended);
  pipeline(rightInside, oneByOne, leftInside, ended);
  open.push(left, leftInside, right, rightInside);
  return [left, right];
}

const guestOf = () => createGuest({ hostname: 'edge' });
const runs = 2;
const extendedKeys = -258;
const raw32 = Buffer.from('2018000100ff00ff00ff100800000000', 'hex');
const pixelFormatMessage = Buffer.concat([Buffer.alloc(4), raw32]);
const cutTextMessage = (text: string) => {
  const bytes = Buffer.alloc(8 + text.length);
  bytes.writeUInt8(6, 0);
  bytes.writeUInt32BE(text.length, 4);
  bytes.write(text, 8, 'latin1');
  return bytes;
};
const pointerMessage = Buffer.from([5, 0, 0, 1, 0, 1]);

/** Sends every kind of viewer message, followed by a picture request. Once that is answered, all have been read. */
async function sayEverything(client: RfbClient): Promise<void> {
  client.send(pixelFormatMessage, encodingsMessage(runs, extendedKeys), pointerMessage, cutTextMessage('cut'));
  client.press('a'.codePointAt(0) ?? 0);
  client.send(scanCodeMessage(0x30, true), scanCodeMessage(0x30, false));
  const { rectangles } = await client.update(false);
  expect(rectangles.map(({ encoding }) => encoding)).toContain(runs);
}

describe('a console that receives bytes one at a time', () => {
  test.for([null, 'secret12'])('completes the handshake and accepts every message (password %s)', fullOnly, async (password) => {
    const [near, far] = slowPair();
    const guest = guestOf();
    void serveRfb(far, guest, { password });
    const client = await connectRfb(near, password);
    await sayEverything(client);
    expect(guest.typed()).toBe('ab');
  });

  test('reads the reason of a refusal', async () => {
    const [near, far] = slowPair();
    void serveRfb(far, guestOf(), { password: 'secret12' });
    await expect(connectRfb(near, 'wrong')).rejects.toThrow('The password is wrong');
  });

  test('opens and relays to an equally slow viewer', fullOnly, async () => {
    const [toScreen, screen] = slowPair();
    const [browser, viewer] = slowPair();
    const guest = guestOf();
    void serveRfb(screen, guest, { password: 'secret12' });
    const { signal } = new AbortController();
    const entered = enterConsole({ socket: toScreen, password: 'secret12' }, signal);
    const welcomed = welcomeViewer(viewer, signal);
    const connecting = connectRfb(browser, null);
    await Promise.all([entered, welcomed]);
    toScreen.pipe(viewer);
    viewer.pipe(toScreen);
    await sayEverything(await connecting);
    expect(guest.typed()).toBe('ab');
  });
});

test('20,000 messages that arrive at once are all read', async () => {
  const [near, far] = duplexPair();
  open.push(near, far);
  const guest = guestOf();
  void serveRfb(far, guest, { password: null });
  const client = await connectRfb(near, null);
  const press = Buffer.concat([keyMessage(0x61, true), keyMessage(0x61, false)]);
  client.send(...Array.from({ length: 10_000 }, () => press));
  await client.update(false);
  expect(guest.typed().replaceAll('\n', '')).toHaveLength(10_000);
});

test("a viewer that doesn't finish its handshake is closed at the deadline", async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  try {
    const { port } = server.address() as { port: number };
    const browser = new WebSocket(`ws://127.0.0.1:${port}`);
    const [[socket]] = (await Promise.all([once(server, 'connection'), once(browser, 'open')])) as [[WebSocket], unknown[]];
    const [screen] = duplexPair();
    open.push(screen);
    const relay = relayConsole(socket, screen, { idleMs: 60_000, handshakeMs: 50, hasStopped: async () => false });
    createWebSocketStream(browser).write('R');
    const [code] = (await once(browser, 'close')) as [number];
    await relay.ended;
    expect(code).toBe(1002);
    expect(screen.destroyed).toBe(true);
  } finally {
    server.close();
  }
});
