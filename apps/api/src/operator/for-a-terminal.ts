/** Makes untrusted text safe for a terminal: escape sequences, carriage returns and bidirectional controls are replaced with U+FFFD. */
export function forATerminal(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]|[\u{200E}\u{200F}\u{061C}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, '\u{FFFD}');
}
