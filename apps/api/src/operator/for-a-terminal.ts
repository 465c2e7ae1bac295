/**
 * Somebody else's text, for a terminal: what would steer it (escape sequences, a carriage return) or turn a line around stands there as a mark.
 */
export function forATerminal(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]|[\u{200E}\u{200F}\u{061C}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, '\u{FFFD}');
}
