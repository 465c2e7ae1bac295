/** Parts of a message. Everything but links and code is plain text. */
export type MessagePart =
  | { readonly kind: 'text' | 'code' | 'block'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

// Quotes, backticks and characters that change the text direction end a URL.
const inline = /`(?<code>[^`\n]+)`|(?<![\p{L}\p{N}])(?<url>https?:\/\/[^\s<>"`\u200E\u200F\u202A-\u202E\u2066-\u2069]+)/giu;
const fenceStart = /^```[^`]*$/u;
const fenceEnd = /^```[ \t]*$/u;
const closing = /[.,;:!?…'’”»*_]$/u;
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const maxUrlLength = 2048;

/** Returns the parts of a message: `http` and `https` URLs are links, text in backticks is code, fenced lines are a code block. */
export function messageParts(text: string): MessagePart[] {
  const lines = text.split('\n');
  const lastEnd = lines.findLastIndex((line) => fenceEnd.test(line));
  const parts: MessagePart[] = [];
  let plain: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const isFence = index < lastEnd && fenceStart.test(line);
    if (!isFence) {
      plain.push(line);
      continue;
    }
    let end = index + 1;
    while (!fenceEnd.test(lines[end] ?? '```')) end += 1;
    parts.push(...inlineParts(plain.join('\n')), { kind: 'block', text: lines.slice(index + 1, end).join('\n') });
    plain = [];
    index = end;
  }
  return [...parts, ...inlineParts(plain.join('\n'))];
}

function inlineParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let shown = 0;
  for (const match of text.matchAll(inline)) {
    const { code, url = '' } = match.groups ?? {};
    const part: MessagePart | undefined = code === undefined ? linkAt(url) : { kind: 'code', text: code };
    if (!part) continue;
    parts.push({ kind: 'text', text: text.slice(shown, match.index) }, part);
    shown = match.index + (part.kind === 'link' ? part.text : match[0]).length;
  }
  return [...parts, { kind: 'text' as const, text: text.slice(shown) }].filter((part) => part.text !== '');
}

function linkAt(url: string): MessagePart | undefined {
  if (url.length > maxUrlLength) return undefined;
  const address = withoutPunctuation(url);
  return isSafe(address) ? { kind: 'link', text: address, href: address } : undefined;
}

/** Removes punctuation after a URL, such as a full stop or a closing bracket. */
function withoutPunctuation(url: string): string {
  let address = url;
  for (;;) {
    const last = address.at(-1) ?? '';
    const opening = brackets[last];
    const isUnmatched = opening !== undefined && count(address, opening) < count(address, last);
    if (!isUnmatched && !closing.test(address)) return address;
    address = address.slice(0, -1);
  }
}

const count = (text: string, character: string): number => text.split(character).length - 1;

/** A user name before the host makes a URL look like another site's. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
}
