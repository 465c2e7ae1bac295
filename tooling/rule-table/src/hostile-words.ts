/**
 * Texts that a hostile user may enter in any field: markup, control characters, reversed lines, formulas, placeholders. The short ones fit
 * fields that reject the long ones by length.
 */
export const hostileWords = [
  '<script>globalThis.ran=1</script>',
  '"><img src=x onerror=globalThis.ran=1>',
  '</title><svg onload=globalThis.ran=1>',
  '=HYPERLINK("javascript:globalThis.ran=1")',
  '\u001b]0;owned\u0007\u001b[2Jsteered',
  '\u202egnp.txt\u2066 turned',
  '{{brand}} {count, plural, one {#}} %n',
  '<b>a</b>',
  '=1+1+1',
  '\u202egnp.exe',
  'a\u001b[2Jb',
] as const;

/** One of each kind: markup, a formula, a reversed line, and markup short enough for every field. */
export const hostileSample = [hostileWords[0], hostileWords[3], hostileWords[5], hostileWords[7]] as const;

/** Characters that control a terminal or reverse a line, in one-line text. */
export const steering = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
