import pixelmatch from 'pixelmatch';

/** Rows of RGBA, eight bits per channel. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * How far a pixel's colour may differ before it counts, from 0 to 1: about five of the 256 steps of a grey, which another processor's
 * rounding may cause at an antialiased edge. It can't be larger, because at such edges a shift of two pixels changes little.
 */
const threshold = 0.02;

/** Padding around the smaller picture. The kit never uses this colour, so it counts as different. */
const outside = [255, 0, 255, 255] as const;

export interface Comparison {
  /** Number of differing pixels; 0 if the pictures are the same. */
  differentPixels: number;
  /** The differences in red on a pale copy. */
  diff: Picture;
}

/** Compares two pictures. Pictures of different sizes differ wherever only one has pixels. */
export function comparePictures(expected: Picture, actual: Picture): Comparison {
  // Most pictures are identical to the byte and need no diff.
  if (expected.width === actual.width && Buffer.compare(expected.data, actual.data) === 0) return { differentPixels: 0, diff: actual };
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const diff = new Uint8Array(width * height * 4);
  const differentPixels = pixelmatch(extended(expected, width, height), extended(actual, width, height), diff, width, height, {
    threshold,
    // Otherwise a moved hairline would count as antialiasing.
    includeAA: true,
  });
  return { differentPixels, diff: { width, height, data: diff } };
}

/** Returns the pictures below each other, the narrower one padded. */
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

/** Returns the first `count` stacked parts, all of equal height. */
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
