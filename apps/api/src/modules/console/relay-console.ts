import type { Duplex } from 'node:stream';
import { consoleEndings } from '@portico/validation/console-endings';
import { createWebSocketStream, type WebSocket } from 'ws';
import { welcomeViewer } from './rfb-handshake.ts';
import type { End } from './watch-console.ts';

const pingEveryMs = 30_000;
const closeGraceMs = 5_000;
const goingAway = 1001;
const protocolError = 1002;

/** A viewer's request for the next picture, which it sends by itself: it shows nobody's presence. */
const pictureRequest = 3;

type RelayOptions = {
  idleMs: number;
  /** How long a viewer has for its greeting. */
  handshakeMs: number;
  hasStopped: () => Promise<boolean>;
};

export type Relay = { end: End; ended: Promise<void> };

/**
 * Carries bytes between a browser and a screen, as fast as the slower of the two takes them: neither side is read while the other is full.
 * `ended` resolves once the browser's socket is closed.
 */
export function relayConsole(socket: WebSocket, screen: Duplex, { idleMs, handshakeMs, hasStopped }: RelayOptions): Relay {
  const over = new AbortController();
  const viewer = createWebSocketStream(socket);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  viewer.on('error', () => {});
  const close = (code: number) => {
    if (over.signal.aborted) return;
    over.abort();
    screen.unpipe(viewer);
    viewer.unpipe(screen);
    screen.destroy();
    // The browser's own farewell is read as well, or the socket would wait for it in vain.
    viewer.resume();
    socket.close(code);
    setTimeout(() => socket.terminate(), closeGraceMs).unref();
  };
  const end: End = (why) => close(why === 'going_away' ? goingAway : consoleEndings[why]);
  const stopTimers = [keepAlive(socket), watchIdleness(socket, idleMs, () => end('idle'))];
  screen.once('close', () => void screenGone());

  async function screenGone(): Promise<void> {
    if (over.signal.aborted) return;
    // A database that is away changes nothing about the screen, which is gone.
    const stopped = await hasStopped().catch(() => false);
    end(stopped ? 'server_stopped' : 'lost_by_server');
  }

  async function run(): Promise<void> {
    try {
      await welcomeViewer(viewer, AbortSignal.any([over.signal, AbortSignal.timeout(handshakeMs)]));
      screen.pipe(viewer, { end: false });
      viewer.pipe(screen, { end: false });
    } catch {
      // Whatever it said, or did not say in time, it was no viewer.
      close(protocolError);
    }
    await closed;
    over.abort();
    stopTimers.forEach((stop) => stop());
    screen.destroy();
  }

  return { end, ended: run() };
}

/** A browser that is gone without a word does not answer. @returns what stops it */
function keepAlive(socket: WebSocket): () => void {
  let hasAnswered = true;
  socket.on('pong', () => {
    hasAnswered = true;
  });
  const timer = setInterval(() => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
  }, pingEveryMs);
  return () => clearInterval(timer);
}

function watchIdleness(socket: WebSocket, idleMs: number, isIdle: () => void): () => void {
  const timer = setTimeout(isIdle, idleMs);
  // A viewer sends each of its messages by itself.
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data) && data[0] !== pictureRequest) timer.refresh();
  });
  return () => clearTimeout(timer);
}
