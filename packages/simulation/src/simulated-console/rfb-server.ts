import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { readBytes, StreamEnded } from '@portico/drivers/read-bytes';
import { isVncResponse, newVncChallenge } from '@portico/drivers/vnc-authentication';
import type { Guest } from './guest.ts';
import { readPixelFormat } from './pixels.ts';
import { createScreenSender, serverInit, type ScreenSender } from './screen-sender.ts';

const version = Buffer.from('RFB 003.008\n');
const noSecurity = 1;
const vncSecurity = 2;

/** A message that RFC 6143 doesn't define, or one that is too large. */
class ProtocolError extends Error {}

const maxEncodings = 200;
/** Clipboard text from the viewer is discarded, up to this size. */
const maxCutText = 256 * 1024;
const discardStep = 4_096;

type Access = { password: string | null };

/** Serves one viewer (RFB 3.8, RFC 6143) until it disconnects. A protocol error ends only that viewer's connection. */
export async function serveRfb(stream: Duplex, guest: Guest, access: Access): Promise<void> {
  stream.on('error', () => stream.destroy());
  try {
    await greet(stream, access);
    // The shared flag. Every viewer shares the screen.
    await readBytes(stream, 1);
    stream.write(serverInit(guest.name));
    await serveMessages(stream, guest);
  } catch (error) {
    if (!(error instanceof StreamEnded || error instanceof ProtocolError || stream.destroyed)) throw error;
  } finally {
    stream.destroy();
  }
}

async function greet(stream: Duplex, { password }: Access): Promise<void> {
  stream.write(version);
  if (!(await readBytes(stream, version.length)).equals(version)) throw new ProtocolError('only RFB 3.8 is supported');
  const security = password === null ? noSecurity : vncSecurity;
  stream.write(Buffer.from([1, security]));
  const [chosen] = await readBytes(stream, 1);
  if (chosen !== security) return await refuse(stream, 'There is no such security type');
  if (password === null) return void stream.write(Buffer.alloc(4));
  const challenge = newVncChallenge();
  stream.write(challenge);
  const response = await readBytes(stream, challenge.length);
  if (!isVncResponse(response, challenge, password)) return await refuse(stream, 'The password is wrong');
  stream.write(Buffer.alloc(4));
}

async function refuse(stream: Duplex, reason: string): Promise<never> {
  const text = Buffer.from(reason);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(1, 0);
  head.writeUInt32BE(text.length, 4);
  stream.end(Buffer.concat([head, text]));
  await once(stream, 'finish');
  throw new ProtocolError(reason);
}

async function serveMessages(stream: Duplex, guest: Guest): Promise<void> {
  const sender = createScreenSender(stream, guest.screen);
  try {
    for (;;) {
      const [type] = await readBytes(stream, 1);
      const read = type === undefined ? undefined : messages[type];
      if (read === undefined) throw new ProtocolError(`unknown message ${type}`);
      await read(stream, guest, sender);
    }
  } finally {
    sender.stop();
  }
}

type Message = (stream: Duplex, guest: Guest, sender: ScreenSender) => Promise<void>;

/** Handlers of viewer messages by message type. */
const messages: Readonly<Record<number, Message>> = {
  0: async (stream, _guest, sender) => {
    const format = readPixelFormat((await readBytes(stream, 19)).subarray(3));
    if (format === null) throw new ProtocolError('unsupported pixel format');
    sender.usePixels(format);
  },
  2: async (stream, _guest, sender) => {
    const count = (await readBytes(stream, 3)).readUInt16BE(1);
    if (count > maxEncodings) throw new ProtocolError('too many encodings');
    const bytes = await readBytes(stream, count * 4);
    sender.useEncodings(Array.from({ length: count }, (_number, index) => bytes.readInt32BE(index * 4)));
  },
  3: async (stream, _guest, sender) => {
    sender.request((await readBytes(stream, 9)).readUInt8(0) !== 0);
  },
  4: async (stream, guest) => {
    const bytes = await readBytes(stream, 7);
    guest.press({ down: bytes.readUInt8(0) !== 0, keysym: bytes.readUInt32BE(3), scanCode: null });
  },
  // The screen is text only, so pointer events are ignored.
  5: async (stream) => void (await readBytes(stream, 5)),
  6: async (stream) => {
    // A negative length marks an extended clipboard message.
    let left = Math.abs((await readBytes(stream, 7)).readInt32BE(3));
    if (left > maxCutText) throw new ProtocolError('the text is too long');
    for (; left > 0; left -= Math.min(left, discardStep)) await readBytes(stream, Math.min(left, discardStep));
  },
  // QEMU's message type. Only its extended key event is supported.
  255: async (stream, guest) => {
    const bytes = await readBytes(stream, 11);
    if (bytes.readUInt8(0) !== 0) throw new ProtocolError('unsupported message: only extended keys are supported');
    guest.press({ down: bytes.readUInt16BE(1) !== 0, keysym: bytes.readUInt32BE(3), scanCode: bytes.readUInt32BE(7) });
  },
};
