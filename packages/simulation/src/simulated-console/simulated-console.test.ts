import { once } from 'node:events';
import { duplexPair, type Duplex } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuest } from './guest.ts';
import { serveRfb } from './rfb-server.ts';
import { createSimulatedConsoles } from './simulated-consoles.ts';
import { glyphOf } from './stroke-font.ts';
import { connectRfb, encodingsMessage, scanCodeMessage, type RfbClient } from './rfb-client.ts';

const printable = Array.from({ length: 95 }, (_character, index) => String.fromCharCode(0x20 + index)).join('');
const raw = 0;
const runs = 2;
const extendedKeys = -258;

const open: Duplex[] = [];
afterEach(() => open.splice(0).forEach((stream) => stream.destroy()));

function viewerOf(guest = createGuest({ hostname: 'edge' }), password: string | null = 'secret12') {
  const [near, far] = duplexPair();
  open.push(near);
  const served = serveRfb(far, guest, { password });
  return { guest, near, served, connect: (offered = password) => connectRfb(near, offered) };
}

const shiftScan = 0x2a;
const altScan = 0x38;
const altGrScan = 0xb8;

function strike(client: RfbClient, scanCode: number, ...held: number[]): void {
  client.send(
    ...held.map((code) => scanCodeMessage(code, true)),
    scanCodeMessage(scanCode, true),
    scanCodeMessage(scanCode, false),
    ...held.toReversed().map((code) => scanCodeMessage(code, false)),
  );
}

/** Returns the typed text once all of it has been read, which a later picture request shows. */
async function typedBy(client: RfbClient, guest: { typed: () => string }): Promise<string> {
  await client.update(false);
  return guest.typed();
}

describe('the simulated console', () => {
  test('admits only viewers that know the password', async () => {
    await expect(viewerOf().connect('secret13')).rejects.toThrow('The password is wrong');
    await expect(viewerOf().connect(null)).rejects.toThrow('There is no such security type');
    const client = await viewerOf().connect();
    expect(client).toMatchObject({ width: 720, height: 400, name: 'edge (simulated)' });
  });

  test('accepts only what RFC 6143 defines', async () => {
    const { near, served } = viewerOf();
    near.write('GET / HTTP/1.1\r\n\r\n');
    await served;
    await once(near.resume(), 'end');
    for (const bytes of [Buffer.from([77]), encodingsMessage(...Array.from({ length: 300 }, () => 0))]) {
      const viewer = viewerOf();
      (await viewer.connect()).send(bytes);
      await expect(viewer.served).resolves.toBeUndefined();
    }
  });

  test('draws the same picture as raw pixels and as runs', async () => {
    const { guest, connect } = viewerOf();
    const inPixels = await connect();
    inPixels.send(encodingsMessage(raw));
    expect((await inPixels.update(false)).rectangles.map(({ encoding }) => encoding)).toEqual(Array.from({ length: 25 }, () => raw));
    const inRuns = await viewerOf(guest).connect();
    inRuns.send(encodingsMessage(runs, raw));
    const { rectangles } = await inRuns.update(false);
    expect(new Set(rectangles.map(({ encoding }) => encoding))).toEqual(new Set([runs]));
    expect(inRuns.picture.equals(inPixels.picture)).toBe(true);
    expect(inRuns.picture.some((byte) => byte !== 0)).toBe(true);
    expect(rectangles.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(720 * 400);
  });

  test('sends only changed rows', async () => {
    const { connect } = viewerOf();
    const client = await connect();
    client.send(encodingsMessage(runs, raw));
    await client.update(false);
    client.type('r');
    expect((await client.update()).rectangles).toHaveLength(1);
  });

  test('types every printable character by its keysym', async () => {
    const { guest, connect } = viewerOf();
    const client = await connect();
    client.type(printable);
    expect(await typedBy(client, guest)).toBe(printable);
  });

  test('supports both kinds of Cyrillic keysyms', async () => {
    const { guest, connect } = viewerOf();
    const client = await connect();
    // ж as the legacy keysym that noVNC sends, and as the Unicode one.
    [0x6d6, 0x1000436, 0x6f6, 0x6a3].forEach((keysym) => client.press(keysym));
    expect(await typedBy(client, guest)).toBe('жжЖё');
  });

  test("maps scan codes by the guest's layout", async () => {
    const { guest, connect } = viewerOf();
    const client = await connect();
    client.send(encodingsMessage(extendedKeys, raw));
    expect((await client.update(false)).rectangles[0]).toMatchObject({ encoding: extendedKeys, width: 0, height: 0 });
    strike(client, 0x15);
    strike(client, 0x15, shiftScan);
    await client.update(false);
    guest.setLayout('de');
    strike(client, 0x15);
    strike(client, 0x10, altGrScan);
    // A dead key followed by a space is the character itself.
    strike(client, 0x29);
    strike(client, 0x39);
    await client.update(false);
    guest.setLayout('ru');
    strike(client, 0x15);
    strike(client, altScan, shiftScan);
    client.send(scanCodeMessage(altScan, true), scanCodeMessage(shiftScan, true));
    client.send(scanCodeMessage(shiftScan, false), scanCodeMessage(altScan, false));
    strike(client, 0x15);
    expect(await typedBy(client, guest)).toBe('yYz@^yy');
  });

  test('rings the bell when there is nothing to delete', async () => {
    const { connect } = viewerOf();
    const client = await connect();
    await client.update(false);
    client.press(0xff08);
    client.type('x');
    expect((await client.update()).bells).toBe(1);
  });

  test('has a distinct glyph for each printable character, and one box for all others', () => {
    const glyphs = Array.from(printable, (character) => Buffer.from(glyphOf(character).buffer).toString('hex'));
    expect(new Set(glyphs).size).toBe(95);
    expect(glyphOf('ж')).toEqual(glyphOf('ü'));
    expect(glyphs).not.toContain(Buffer.from(glyphOf('ж').buffer).toString('hex'));
  });
});

/** Waits for the end of a stream, which a test's timeout limits. */
async function ended(stream: Duplex): Promise<void> {
  if (!stream.closed) await once(stream, 'close');
}

describe('consoles of the simulator', () => {
  const consoles = createSimulatedConsoles();
  const server = { serviceId: 7, hostname: 'edge', bootedAt: '1' };
  const { signal } = new AbortController();
  async function look(signalOfViewer = signal, booted = server) {
    const { socket, password } = consoles.open(booted, signalOfViewer);
    open.push(socket);
    return { socket, client: await connectRfb(socket, password) };
  }

  test('simulator consoles show one screen to all viewers', async () => {
    const one = await look();
    const other = await look();
    await other.client.update(false);
    one.client.type('hello');
    await other.client.update();
    expect(consoles.guestOf(7)?.typed()).toBe('hello');
  });

  test('simulator consoles end when the server stops and restart with it', async () => {
    const { socket } = await look();
    consoles.switchOff(7);
    await ended(socket);
    await look();
    expect(consoles.guestOf(7)?.typed()).toBe('');
    const { client } = await look();
    client.type('kept');
    await client.update(false);
    await look(signal, { ...server, bootedAt: '2' });
    expect(consoles.guestOf(7)?.typed()).toBe('');
  });

  test('simulator consoles end when their signal aborts', async () => {
    const leaving = new AbortController();
    const { socket } = await look(leaving.signal);
    leaving.abort();
    await ended(socket);
    expect(socket.destroyed).toBe(true);
  });
});
