import type { Duplex } from 'node:stream';
import { encodings, rectangleOf, standardFormat, width, writePixelFormat, type PixelFormat } from './pixels.ts';
import { cellHeight } from './stroke-font.ts';
import { rows, type TextScreen } from './text-screen.ts';

const height = rows * cellHeight;

/** The screen's size, pixel format and name, sent to a viewer first. */
export function serverInit(name: string): Buffer {
  const title = Buffer.from(name);
  const size = Buffer.alloc(4);
  size.writeUInt16BE(width, 0);
  size.writeUInt16BE(height, 2);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(title.length, 0);
  return Buffer.concat([size, writePixelFormat(standardFormat), length, title]);
}

export type ScreenSender = {
  usePixels(format: PixelFormat): void;
  useEncodings(numbers: readonly number[]): void;
  /** The viewer requests an update: only what changed, or the full screen. */
  request(isIncremental: boolean): void;
  stop(): void;
};

/**
 * Sends a viewer the rows it hasn't seen, one update per request, and never while the last one is in flight. It stores one number per row
 * and draws when it sends.
 */
export function createScreenSender(stream: Duplex, screen: TextScreen): ScreenSender {
  const seen = new Uint32Array(rows);
  let format = standardFormat;
  let takesRuns = false;
  let owesExtendedKeys = false;
  let isAsked = false;
  let isPlanned = false;

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    // Changes in the same tick share one update.
    setImmediate(() => {
      isPlanned = false;
      send();
    });
  }

  function send(): void {
    if (!isAsked || stream.destroyed || stream.writableEnded || stream.writableNeedDrain) return;
    const rectangles: Buffer[] = owesExtendedKeys ? [extendedKeys] : [];
    for (let row = 0; row < rows; row += 1) {
      const version = screen.versionOf(row);
      if (version === seen[row]) continue;
      seen[row] = version;
      rectangles.push(rectangleOf(screen, row, format, takesRuns));
    }
    if (rectangles.length === 0) return;
    isAsked = false;
    owesExtendedKeys = false;
    const head = Buffer.alloc(4);
    head.writeUInt16BE(rectangles.length, 2);
    stream.write(Buffer.concat([head, ...rectangles]));
  }

  const ring = () => {
    if (!stream.destroyed && !stream.writableEnded && !stream.writableNeedDrain) stream.write(Buffer.from([2]));
  };
  const unwatch = screen.watch({ changed: plan, rang: ring });
  stream.on('drain', plan);
  return {
    usePixels(next) {
      format = next;
    },
    useEncodings(numbers) {
      takesRuns = numbers.includes(encodings.rre);
      owesExtendedKeys = numbers.includes(encodings.extendedKeys);
    },
    request(isIncremental) {
      isAsked = true;
      if (!isIncremental) seen.fill(0);
      plan();
    },
    stop() {
      unwatch();
      stream.off('drain', plan);
    },
  };
}

/** A rectangle without pixels, which announces support for scan codes. */
const extendedKeys = (() => {
  const rectangle = Buffer.alloc(12);
  rectangle.writeInt32BE(encodings.extendedKeys, 8);
  return rectangle;
})();
