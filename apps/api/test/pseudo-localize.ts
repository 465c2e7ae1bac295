const greek = 'αβψδεφγηιξκλμνοπθρστυβωχυζ';

/** Replaces the text of an ICU message with letters that no real language here uses. Placeholders in braces and tags stay unchanged. */
export function pseudoLocalize(message: string): string {
  let depth = 0;
  return message
    .split(/(<\/?\w+>)/)
    .map((piece, index) => (index % 2 === 1 ? piece : Array.from(piece, pseudoLocalizeLetter).join('')))
    .join('');

  function pseudoLocalizeLetter(letter: string): string {
    if (letter === '}') depth -= 1;
    // The texts of a choice are in nested braces: `{count, plural, one {…} other {…}}`.
    const isText = depth === 0 || (depth > 1 && depth % 2 === 0);
    if (letter === '{') depth += 1;
    const position = 'abcdefghijklmnopqrstuvwxyz'.indexOf(letter.toLowerCase());
    return isText && position >= 0 ? (greek[position] ?? letter) : letter;
  }
}
