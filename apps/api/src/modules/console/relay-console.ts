import type { Duplex } from 'node:stream';
import { consoleEndings } from '@portico/validation/console-endings';
import { createWebSocketStream, type WebSocket } from 'ws';
import { welcomeViewer } from './rfb-handshake.ts';
import type { End } from './watch-console.ts';

const pingEveryMs = 30_000;
const closeGraceMs = 5_000;
const goingAway = 1001;
const protocolError = 1002;

/** FramebufferUpdateRequest: viewers send it automatically, so it is not user activity. */
const pictureRequest = 3;

type RelayOptions = {
  idleMs: number;
  /** Time limit for the viewer's handshake. */
  handshakeMs: number;
  hasStopped: () => Promise<boolean>;
};

export type Relay = { end: End; ended: Promise<void> };

/**
 * Relays bytes between a browser and a screen with backpressure: neither side is read while the other one is full. `ended` resolves after
 * the browser's socket has closed.
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
    // Drain the viewer so that the browser's close frame is read.
    viewer.resume();
    socket.close(code);
    setTimeout(() => socket.terminate(), closeGraceMs).unref();
  };
  const end: End = (why) => close(why === 'going_away' ? goingAway : consoleEndings[why]);
  const stopTimers = [keepAlive(socket), watchIdleness(socket, idleMs, () => end('idle'))];
  screen.once('close', () => void screenGone());

  async function screenGone(): Promise<void> {
    if (over.signal.aborted) return;
    // If the database is unavailable, report a lost screen.
    const stopped = await hasStopped().catch(() => false);
    end(stopped ? 'server_stopped' : 'lost_by_server');
  }

  async function run(): Promise<void> {
    try {
      await welcomeViewer(viewer, AbortSignal.any([over.signal, AbortSignal.timeout(handshakeMs)]));
      screen.pipe(viewer, { end: false });
      viewer.pipe(screen, { end: false });
    } catch {
      // The client sent something other than an RFB handshake, or nothing in time.
      close(protocolError);
    }
    await closed;
    over.abort();
    stopTimers.forEach((stop) => stop());
    screen.destroy();
  }

  return { end, ended: run() };
}

/** Terminates the socket if the browser misses a ping. @returns a function that stops the pings */
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
  // Viewers send each RFB message as a separate WebSocket message.
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data) && data[0] !== pictureRequest) timer.refresh();
  });
  return () => clearTimeout(timer);
}
