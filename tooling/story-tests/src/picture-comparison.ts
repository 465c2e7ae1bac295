import pixelmatch from 'pixelmatch';

/** Rows of RGBA, eight bits a channel. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * How far a pixel's colour may be off before it counts, from 0 to 1. This is about five of the 256 steps of a grey: what another
 * processor's rounding may do to a soft edge. No pixel may be off by more: where edges are soft, a shift of two pixels moves few.
 */
const threshold = 0.02;

/** Around a picture that is smaller than the other one. Nothing in the kit has this colour, so that it counts as different. */
const outside = [255, 0, 255, 255] as const;

export interface Comparison {
  /** Pixels that differ; 0 where the pictures are the same. */
  differentPixels: number;
  /** What differs, in red on a pale copy. */
  diff: Picture;
}

/** Pictures of unlike sizes differ wherever one of them has nothing. */
export function comparePictures(expected: Picture, actual: Picture): Comparison {
  // Most are alike to the last byte, and need no drawing of what differs.
  if (expected.width === actual.width && Buffer.compare(expected.data, actual.data) === 0) return { differentPixels: 0, diff: actual };
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const diff = new Uint8Array(width * height * 4);
  const differentPixels = pixelmatch(extended(expected, width, height), extended(actual, width, height), diff, width, height, {
    threshold,
    // Otherwise a hairline that moved counts as the smoothing of an edge.
    includeAA: true,
  });
  return { differentPixels, diff: { width, height, data: diff } };
}

/** One above the other; the narrower one is filled up. */
export function stacked(pictures: readonly Picture[]): Picture {
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0);
  const data = new Uint8Array(width * height * 4);
  let row = 0;
  for (const picture of pictures) {
    data.set(extended(picture, width, picture.height), row * width * 4);
    row += picture.height;
  }
  return { width, height, data };
}

/** The first `count` of the parts that were stacked, all of one height. */
export function firstParts(whole: Picture, count: number, partsOfWhole: number): Picture {
  const height = Math.round((whole.height * count) / partsOfWhole);
  return { width: whole.width, height, data: whole.data.subarray(0, height * whole.width * 4) };
}

function extended(picture: Picture, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const data = new Uint8Array(width * height * 4);
  for (let index = 0; index < data.length; index += 4) data.set(outside, index);
  for (let row = 0; row < picture.height; row += 1) {
    data.set(picture.data.subarray(row * picture.width * 4, (row + 1) * picture.width * 4), row * width * 4);
  }
  return data;
}
