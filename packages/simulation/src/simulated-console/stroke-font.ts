/** The size of a VGA text mode character: 80 x 25 of them make 720 x 400. */
export const cellWidth = 9;
export const cellHeight = 16;

/** The position of the stroke grid in the cell. */
const left = 1;
const top = 2;

/**
 * A stroke font: each pair of hexadecimal digits is a point (x from 0 to 6, y from 0 to c), and each word is a line through its points.
 * Capitals span from 0 to the baseline at 9, small letters start at 3, descenders reach c.
 */
const strokes: Readonly<Record<string, string>> = {
  ' ': '',
  '!': '3036 3939',
  '"': '2023 4043',
  '#': '2029 4049 0363 0666',
  $: '625111020314546567581807 3039',
  '%': '0010110100 5868695958 0960',
  '&': '691411203041420608194966',
  "'": '3033',
  '(': '40222749',
  ')': '20424729',
  '*': '3238 1357 1753',
  '+': '3238 0565',
  ',': '383a2b',
  '-': '0565',
  '.': '3839',
  '/': '0960',
  '0': '105061685919080110 1752',
  '1': '123039 1959',
  '2': '01105061630969',
  '3': '01105061635424 546568591908',
  '4': '49400666',
  '5': '600004546568591908',
  '6': '50200208195968655404',
  '7': '0060622629',
  '8': '105061635465685919080514030110 1454',
  '9': '65150401105061674919',
  ':': '3334 3839',
  ';': '3334 383a2b',
  '<': '511559',
  '=': '0363 0666',
  '>': '115519',
  '?': '01105061633536 3939',
  '@': '5919080110506166363363',
  A: '0903306369 0666',
  B: '00095968655404 5463615000',
  C: '6150100108195968',
  D: '00094967624000',
  E: '60000969 0444',
  F: '600009 0444',
  G: '61501001081959686535',
  H: '0009 6069 0464',
  I: '1050 3039 1959',
  J: '606859190807',
  K: '0009 6014 1469',
  L: '000969',
  M: '0900346069',
  N: '09006960',
  O: '105061685919080110',
  P: '09005061645505',
  Q: '105061685919080110 4769',
  R: '09005061645505 2569',
  S: '615010010314546568591908',
  T: '0060 3039',
  U: '000819596860',
  V: '0006396660',
  W: '0009356960',
  X: '0069 6009',
  Y: '003460 3439',
  Z: '00600969',
  '[': '40202949',
  '\\': '0069',
  ']': '20404929',
  '^': '033063',
  _: '0b6b',
  '`': '2042',
  a: '135364691908071666',
  b: '00095968645303',
  c: '6453130408195968',
  d: '60691908041363',
  e: '06666453130408195968',
  f: '50302129 0444',
  g: '636b5c1c 691908041363',
  h: '0009 03536469',
  i: '3031 133339 1959',
  j: '4041 23434b3c1c',
  k: '0009 5316 1669',
  l: '103039 1959',
  m: '0903233439 3443536469',
  n: '0309 03536469',
  o: '135364685919080413',
  p: '030c 035364685909',
  q: '636c 631304081969',
  r: '0309 05235364',
  s: '645313040516566768591908',
  t: '2028395968 0353',
  u: '0308195968 6369',
  v: '0306396663',
  w: '0309366963',
  x: '0369 6309',
  y: '03081969 636b5c1c',
  z: '03630969',
  '{': '504031332435384959',
  '|': '303b',
  '}': '102031334435382919',
  '~': '051424465665',
};

/** Shown for characters without a glyph. */
const box = '0060690900';

/** The lit pixels of a cell: one number per line, with bit `1 << x` for column x. */
export type Glyph = Uint16Array;

const drawn = new Map<string, Glyph>();

export function glyphOf(character: string): Glyph {
  const known = drawn.get(character);
  if (known !== undefined) return known;
  const own = strokes[character];
  // All characters without a glyph share one cache entry, so the cache stays bounded.
  const glyph = own === undefined && character !== '' ? glyphOf('') : draw(own ?? box);
  if (own !== undefined || character === '') drawn.set(character, glyph);
  return glyph;
}

function draw(lines: string): Glyph {
  const glyph = new Uint16Array(cellHeight);
  for (const line of lines.split(' ')) {
    const points =
      line.match(/../g)?.map((pair) => [Number.parseInt(pair.charAt(0), 16), Number.parseInt(pair.charAt(1), 16)] as const) ?? [];
    points.forEach((point, index) => drawLine(glyph, points[index - 1] ?? point, point));
  }
  return glyph;
}

function drawLine(glyph: Glyph, [fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]): void {
  const steps = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY), 1);
  for (let step = 0; step <= steps; step += 1) {
    const x = left + Math.round(fromX + ((toX - fromX) * step) / steps);
    const y = top + Math.round(fromY + ((toY - fromY) * step) / steps);
    glyph[y] = (glyph[y] ?? 0) | (1 << x);
  }
}
