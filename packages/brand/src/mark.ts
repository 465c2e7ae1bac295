/** Maximum length of a mark in characters, because it is embedded in the stylesheet. */
export const maxMarkLength = 8192;

/** Shapes and groups only. Nothing that loads, runs, animates, links or renders text. */
const elements: ReadonlySet<string> = new Set('svg g path circle ellipse rect line polyline polygon defs clipPath mask title'.split(' '));

const attributes: ReadonlySet<string> = new Set(
  (
    'xmlns viewBox width height preserveAspectRatio id d cx cy r rx ry x y x1 y1 x2 y2 points transform clip-path clip-rule clipPathUnits ' +
    'mask maskUnits maskContentUnits fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset stroke-opacity opacity role aria-hidden aria-label'
  ).split(' '),
);

const tag = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

/** Returns why `svg` can't be a mark, as a sentence for its author, or null if it can. */
export function refuseMark(svg: string): string | null {
  if (svg.length > maxMarkLength) return `must have at most ${maxMarkLength} characters`;
  const open: string[] = [];
  let position = 0;
  let isFirst = true;
  while (position < svg.length) {
    tag.lastIndex = position;
    const found = tag.exec(svg);
    if (found === null) {
      const text = /[^<]*/y;
      text.lastIndex = position;
      const words = text.exec(svg)?.[0] ?? '';
      if (words.trim() !== '' && open.at(-1) !== 'title') return `must hold shapes only, not the text ${quoted(words)}`;
      if (words === '') return `must be plain SVG: ${quoted(svg.slice(position))} is none`;
      position += words.length;
      continue;
    }
    const [whole, closing = '', name = '', list = '', closed = ''] = found;
    if (isFirst && (name !== 'svg' || closing !== '')) return 'must start with <svg';
    if (!isFirst && open.length === 0) return 'must end with its </svg>';
    if (!elements.has(name)) return `must not hold <${name}>: shapes only`;
    if (closing !== '') {
      if (open.pop() !== name) return `closes <${name}> where it is not open`;
    } else {
      const refusal = refuseAttributes(name, list, isFirst);
      if (refusal !== null) return refusal;
      if (closed === '') open.push(name);
    }
    isFirst = false;
    position += whole.length;
  }
  if (isFirst) return 'must start with <svg';
  return open.length === 0 ? null : `leaves <${open.at(-1)}> open`;
}

function refuseAttributes(element: string, list: string, isRoot: boolean): string | null {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of list.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (found.has(name)) return `gives <${element}> the attribute ${name} twice`;
    found.set(name, double ?? single ?? '');
  }
  for (const [name, value] of found) {
    if (!attributes.has(name)) return `must not hold the attribute ${name} (in <${element}>)`;
    if (name === 'xmlns' ? value !== 'http://www.w3.org/2000/svg' : /[&\\]|:|url\((?!#)/i.test(value)) {
      return `must not refer to anything outside itself (${name}=${quoted(value)})`;
    }
  }
  if (!isRoot) return null;
  if (!found.has('xmlns')) return 'must have xmlns="http://www.w3.org/2000/svg" on its <svg>';
  return /^\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*$/.test(found.get('viewBox') ?? '') ? null : 'must have a viewBox of four numbers on its <svg>';
}

function quoted(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`;
}
