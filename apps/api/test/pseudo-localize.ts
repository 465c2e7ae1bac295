const greek = 'αβψδεφγηιξκλμνοπθρστυβωχυζ';

/**
 * The literal text of an ICU message in letters that no other language here has: a made-up language. What stands in braces is the grammar of it,
 * and tags keep their names.
 */
export function pseudoLocalize(message: string): string {
  let depth = 0;
  return message
    .split(/(<\/?\w+>)/)
    .map((piece, index) => (index % 2 === 1 ? piece : Array.from(piece, pseudoLocalizeLetter).join('')))
    .join('');

  function pseudoLocalizeLetter(letter: string): string {
    if (letter === '}') depth -= 1;
    // Within a choice the texts are in braces of their own: `{count, plural, one {…} other {…}}`.
    const isText = depth === 0 || (depth > 1 && depth % 2 === 0);
    if (letter === '{') depth += 1;
    const position = 'abcdefghijklmnopqrstuvwxyz'.indexOf(letter.toLowerCase());
    return isText && position >= 0 ? (greek[position] ?? letter) : letter;
  }
}
