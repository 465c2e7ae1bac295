const headerBytes = 13;
const [extension, picture, trailer] = [0x21, 0x2c, 0x3b];

/**
 * Returns true if the GIF is complete. Decoders accept truncated files with the frames they have; we reject them. Bytes after the trailer
 * are ignored.
 */
export function isWholeGif(file: Buffer): boolean {
  const byte = (at: number) => file[at] ?? 0;
  const colours = (at: number) => ((byte(at) & 0x80) === 0 ? 0 : 3 * 2 ** ((byte(at) & 7) + 1));
  const behindBlocks = (at: number): number => {
    let next = at;
    while (next < file.length && byte(next) !== 0) next += byte(next) + 1;
    return next + 1;
  };
  let at = headerBytes + colours(10);
  while (at < file.length) {
    if (byte(at) === trailer) return true;
    if (byte(at) === extension) at = behindBlocks(at + 2);
    else if (byte(at) === picture) at = behindBlocks(at + 11 + colours(at + 9));
    else return false;
  }
  return false;
}
