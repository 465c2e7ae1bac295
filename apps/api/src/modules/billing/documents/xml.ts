/** Text of an element. Characters that XML 1.0 cannot hold are left out. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** What is false or null is left out. */
type Content = string | false | null;
type Attributes = Readonly<Record<string, string>>;

/** An element of `ram:`, the vocabulary of the e-invoice; nothing where it would be empty. Its content is elements, made by this. */
export function ram(name: string, ...content: readonly Content[]): string {
  const inside = content.map((part) => part || '').join('');
  return inside === '' ? '' : `<ram:${name}>${inside}</ram:${name}>`;
}

/** One with a text, which is escaped; nothing where there is none. */
export function ramText(name: string, text: string | null | undefined, attributes: Attributes = {}): string {
  const clean = xmlText(text ?? '').trim();
  if (clean === '') return '';
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${xmlText(value)}"`);
  return `<ram:${name}${written.join('')}>${clean}</ram:${name}>`;
}

/** One with an ISO day. */
export function ramDay(name: string, day: string | null, type: 'udt' | 'qdt' = 'udt'): string {
  if (day === null) return '';
  return `<ram:${name}><${type}:DateTimeString format="102">${day.replaceAll('-', '')}</${type}:DateTimeString></ram:${name}>`;
}
