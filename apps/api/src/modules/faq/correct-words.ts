/** Shorter words have too many neighbours for a reliable correction. */
const minLetters = 5;
const lettersForTwoEdits = 8;

/** Returns the maximum number of typos in a word. */
export function maxEdits(word: string): number {
  if (word.length < minLetters) return 0;
  return word.length < lettersForTwoEdits ? 1 : 2;
}

/** Edit distance that counts a transposition of neighbouring letters as one edit (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}

/** Returns the nearest known word, which may be typed only in part. Undefined if the word is known or none is near enough. */
export function correctWord(word: string, known: readonly string[]): string | undefined {
  if (known.some((one) => one.startsWith(word))) return undefined;
  let nearest: { word: string; edits: number } | undefined;
  for (const one of known) {
    const whole = editDistance(word, one);
    const edits = one.length > word.length ? Math.min(whole, editDistance(word, one.slice(0, word.length)) + 0.5) : whole;
    if (edits < (nearest?.edits ?? maxEdits(word) + 1)) nearest = { word: one, edits };
  }
  return nearest?.word;
}
