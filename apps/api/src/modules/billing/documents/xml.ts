/** Escapes element text and drops characters that XML 1.0 can't contain. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** False and null are left out. */
type Content = string | false | null;
type Attributes = Readonly<Record<string, string>>;

/** Returns a `ram:` element with child elements, or an empty string if it would be empty. */
export function ram(name: string, ...content: readonly Content[]): string {
  const inside = content.map((part) => part || '').join('');
  return inside === '' ? '' : `<ram:${name}>${inside}</ram:${name}>`;
}

/** Returns a `ram:` element with escaped text, or an empty string if the text is empty. */
export function ramText(name: string, text: string | null | undefined, attributes: Attributes = {}): string {
  const clean = xmlText(text ?? '').trim();
  if (clean === '') return '';
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${xmlText(value)}"`);
  return `<ram:${name}${written.join('')}>${clean}</ram:${name}>`;
}

/** Returns a `ram:` element with an ISO date, or an empty string for null. */
export function ramDay(name: string, day: string | null, type: 'udt' | 'qdt' = 'udt'): string {
  if (day === null) return '';
  return `<ram:${name}><${type}:DateTimeString format="102">${day.replaceAll('-', '')}</${type}:DateTimeString></ram:${name}>`;
}
