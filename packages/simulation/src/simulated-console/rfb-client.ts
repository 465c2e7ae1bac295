import type { Duplex } from 'node:stream';
import { readBytes } from '@portico/drivers/read-bytes';
import { vncResponse } from '@portico/drivers/vnc-authentication';

export type Update = {
  rectangles: { x: number; y: number; width: number; height: number; encoding: number; body: Buffer }[];
  bells: number;
};

export type RfbClient = {
  width: number;
  height: number;
  name: string;
  /** The screen as received so far, four bytes per pixel. */
  picture: Buffer;
  send(...bytes: Buffer[]): void;
  /** Requests the next update and reads it. */
  update(isIncremental?: boolean): Promise<Update>;
  press(keysym: number): void;
  type(text: string): void;
  close(): void;
};

const version = Buffer.from('RFB 003.008\n');

/** Performs the handshake of RFC 6143. @throws Error with the server's reason if it refuses */
export async function connectRfb(stream: Duplex, password: string | null): Promise<RfbClient> {
  stream.on('error', () => {});
  const read = (length: number) => readBytes(stream, length);
  const greeting = await read(version.length);
  if (!greeting.equals(version)) throw new Error(`greeted by ${greeting.toString()}`);
  stream.write(version);
  const types = await read((await read(1)).readUInt8(0));
  const wanted = password === null ? 1 : 2;
  stream.write(Buffer.from([wanted]));
  if (types.includes(wanted) && wanted === 2) stream.write(vncResponse(await read(16), password ?? ''));
  if ((await read(4)).readUInt32BE(0) !== 0) throw new Error((await read((await read(4)).readUInt32BE(0))).toString());
  stream.write(Buffer.from([1]));
  const init = await read(24);
  const width = init.readUInt16BE(0);
  const height = init.readUInt16BE(2);
  const name = (await read(init.readUInt32BE(20))).toString();
  return rfbClient(stream, { width, height, name });
}

export function encodingsMessage(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 + numbers.length * 4);
  bytes.writeUInt8(2, 0);
  bytes.writeUInt16BE(numbers.length, 2);
  numbers.forEach((number, index) => bytes.writeInt32BE(number, 4 + index * 4));
  return bytes;
}

export function keyMessage(keysym: number, down: boolean): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt8(4, 0);
  bytes.writeUInt8(Number(down), 1);
  bytes.writeUInt32BE(keysym, 4);
  return bytes;
}

/** QEMU's key event, with a scan code next to the keysym. */
export function scanCodeMessage(scanCode: number, down: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt8(255, 0);
  bytes.writeUInt16BE(Number(down), 2);
  bytes.writeUInt32BE(scanCode, 8);
  return bytes;
}

function rfbClient(stream: Duplex, { width, height, name }: Pick<RfbClient, 'width' | 'height' | 'name'>): RfbClient {
  const read = (length: number) => readBytes(stream, length);
  const picture = Buffer.alloc(width * height * 4);
  const send = (...bytes: Buffer[]) => void stream.write(Buffer.concat(bytes));
  const press = (keysym: number) => send(keyMessage(keysym, true), keyMessage(keysym, false));

  async function readRectangle(): Promise<Update['rectangles'][number]> {
    const head = await read(12);
    const [x = 0, y = 0, w = 0, h = 0] = [0, 2, 4, 6].map((at) => head.readUInt16BE(at));
    const encoding = head.readInt32BE(8);
    const draw = (pixel: Buffer, left: number, top: number, length: number, lines: number) => {
      for (let line = 0; line < lines; line += 1) {
        const at = ((y + top + line) * width + x + left) * 4;
        picture.fill(pixel, at, at + length * 4);
      }
    };
    if (encoding === 0) {
      const body = await read(w * h * 4);
      for (let line = 0; line < h; line += 1) body.copy(picture, ((y + line) * width + x) * 4, line * w * 4, (line + 1) * w * 4);
      return { x, y, width: w, height: h, encoding, body };
    }
    if (encoding !== 2) return { x, y, width: w, height: h, encoding, body: Buffer.alloc(0) };
    const count = (await read(4)).readUInt32BE(0);
    draw(await read(4), 0, 0, w, h);
    const body = await read(count * 12);
    for (let at = 0; at < body.length; at += 12) {
      const [left = 0, top = 0, length = 0, lines = 0] = [4, 6, 8, 10].map((part) => body.readUInt16BE(at + part));
      draw(body.subarray(at, at + 4), left, top, length, lines);
    }
    return { x, y, width: w, height: h, encoding, body };
  }

  return {
    width,
    height,
    name,
    picture,
    send,
    press,
    type: (text) => Array.from(text).forEach((character) => press(character.codePointAt(0) ?? 0)),
    async update(isIncremental = true) {
      const request = Buffer.alloc(10);
      request.set([3, Number(isIncremental)]);
      request.writeUInt16BE(width, 6);
      request.writeUInt16BE(height, 8);
      send(request);
      const rectangles: Update['rectangles'] = [];
      let bells = 0;
      for (;;) {
        const type = (await read(1)).readUInt8(0);
        if (type === 2) {
          bells += 1;
          continue;
        }
        if (type !== 0) throw new Error(`message ${type}`);
        const count = (await read(3)).readUInt16BE(1);
        while (rectangles.length < count) rectangles.push(await readRectangle());
        return { rectangles, bells };
      }
    },
    close: () => stream.destroy(),
  };
}
