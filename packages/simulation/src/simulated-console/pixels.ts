import type { Cell, Light, TextScreen } from './text-screen.ts';
import { columns } from './text-screen.ts';
import { cellHeight, cellWidth, glyphOf } from './stroke-font.ts';

export const width = columns * cellWidth;

/** The pixel format a viewer requests (RFC 6143, 7.4). */
export type PixelFormat = {
  bitsPerPixel: 8 | 16 | 32;
  depth: number;
  bigEndian: boolean;
  max: readonly [number, number, number];
  shift: readonly [number, number, number];
};

export const standardFormat: PixelFormat = { bitsPerPixel: 32, depth: 24, bigEndian: false, max: [255, 255, 255], shift: [16, 8, 0] };

/** @returns null for a format we can't draw: a colour map or an unsupported size */
export function readPixelFormat(bytes: Buffer): PixelFormat | null {
  const bits = bytes.readUInt8(0);
  if ((bits !== 8 && bits !== 16 && bits !== 32) || bytes.readUInt8(3) === 0) return null;
  const shift = [bytes.readUInt8(10), bytes.readUInt8(11), bytes.readUInt8(12)] as const;
  if (shift.some((by) => by > 31)) return null;
  return {
    bitsPerPixel: bits,
    depth: bytes.readUInt8(1),
    bigEndian: bytes.readUInt8(2) !== 0,
    max: [bytes.readUInt16BE(4), bytes.readUInt16BE(6), bytes.readUInt16BE(8)],
    shift,
  };
}

export function writePixelFormat({ bitsPerPixel, depth, bigEndian, max, shift }: PixelFormat): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.set([bitsPerPixel, depth, Number(bigEndian), 1]);
  max.forEach((value, index) => bytes.writeUInt16BE(value, 4 + 2 * index));
  bytes.set(shift, 10);
  return bytes;
}

type Colour = readonly [number, number, number];
const background: Colour = [0, 0, 0];
const colours = {
  normal: [204, 204, 204],
  bright: [255, 255, 255],
  good: [98, 214, 130],
  dim: [140, 148, 158],
} as const satisfies Record<Light, Colour>;

function pixelOf(colour: Colour, { bitsPerPixel, bigEndian, max, shift }: PixelFormat): Buffer {
  const value = colour.reduce((sum, part, index) => sum + Math.round((part * (max[index] ?? 0)) / 255) * 2 ** (shift[index] ?? 0), 0);
  const length = bitsPerPixel / 8;
  const bytes = Buffer.alloc(length);
  const bounded = value % 2 ** bitsPerPixel;
  if (bigEndian) bytes.writeUIntBE(bounded, 0, length);
  else bytes.writeUIntLE(bounded, 0, length);
  return bytes;
}

/** Returns the lit runs of a row of characters, line by line. */
type Run = { x: number; y: number; length: number; light: Light };

function runsOf(screen: TextScreen, row: number): Run[] {
  const { row: cursorRow, column: cursorColumn } = screen.cursor();
  const cells: Cell[] = Array.from({ length: columns }, (_cell, column) => screen.cellAt(row, column));
  const runs: Run[] = [];
  for (let y = 0; y < cellHeight; y += 1) {
    cells.forEach(({ character, light }, column) => {
      const isCursor = row === cursorRow && column === cursorColumn && y >= cellHeight - 3;
      const bits = isCursor ? (1 << cellWidth) - 1 : (glyphOf(character)[y] ?? 0);
      addRuns(runs, bits, { x: column * cellWidth, y, light });
    });
  }
  return runs;
}

function addRuns(runs: Run[], bits: number, { x, y, light }: Omit<Run, 'length'>): void {
  for (let start = 0; start < cellWidth; start += 1) {
    if ((bits & (1 << start)) === 0) continue;
    let end = start + 1;
    while (end < cellWidth && (bits & (1 << end)) !== 0) end += 1;
    runs.push({ x: x + start, y, length: end - start, light });
    start = end;
  }
}

export const encodings = { raw: 0, rre: 2, extendedKeys: -258 } as const;

/** Encodes a row of characters as a rectangle: as runs (RRE) if the viewer supports them and they are shorter, otherwise as raw pixels. */
export function rectangleOf(screen: TextScreen, row: number, format: PixelFormat, takesRuns: boolean): Buffer {
  const runs = runsOf(screen, row);
  const pixelLength = format.bitsPerPixel / 8;
  const isShorter = runs.length * (pixelLength + 8) < width * cellHeight * pixelLength;
  const body = takesRuns && isShorter ? asRuns(runs, format) : asPixels(runs, format);
  return Buffer.concat([rectangleHeader(row, takesRuns && isShorter ? encodings.rre : encodings.raw), body]);
}

function rectangleHeader(row: number, encoding: number): Buffer {
  const header = Buffer.alloc(12);
  header.writeUInt16BE(row * cellHeight, 2);
  header.writeUInt16BE(width, 4);
  header.writeUInt16BE(cellHeight, 6);
  header.writeInt32BE(encoding, 8);
  return header;
}

function asRuns(runs: readonly Run[], format: PixelFormat): Buffer {
  const pixelLength = format.bitsPerPixel / 8;
  const size = pixelLength + 8;
  const bytes = Buffer.alloc(4 + pixelLength + runs.length * size);
  bytes.writeUInt32BE(runs.length, 0);
  bytes.set(pixelOf(background, format), 4);
  runs.forEach(({ x, y, length, light }, index) => {
    const at = 4 + pixelLength + index * size;
    bytes.set(pixelOf(colours[light], format), at);
    [x, y, length, 1].forEach((value, part) => bytes.writeUInt16BE(value, at + pixelLength + 2 * part));
  });
  return bytes;
}

function asPixels(runs: readonly Run[], format: PixelFormat): Buffer {
  const pixelLength = format.bitsPerPixel / 8;
  const bytes = Buffer.alloc(width * cellHeight * pixelLength, pixelOf(background, format));
  for (const { x, y, length, light } of runs) {
    const at = (y * width + x) * pixelLength;
    bytes.fill(pixelOf(colours[light], format), at, at + length * pixelLength);
  }
  return bytes;
}
