/**
 * Why a provider's regular expression can't judge what customers type; null where it can. The server runs it on every order: one that tries
 * again and again where a text does not fit would hold everybody up, so that groups are not repeated and few parts can be one thing or another.
 */
export function patternProblem(pattern: string): string | null {
  try {
    // Only whether it is one.
    void new RegExp(pattern, 'u');
  } catch {
    return 'is no regular expression';
  }
  const bare = pattern.replaceAll(/\\[^1-9k]/g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  if (/\\|\(\?(?!:)/.test(bare)) return 'must not look around or back';
  if (/\)[*+?{]/.test(bare)) return 'must not repeat a group';
  const lengths = bare.match(/[*+]|\{\d+,\d*\}/g) ?? [];
  if (lengths.length > 3) return 'must not have more than three parts of any length';
  const choices = bare.replaceAll('(?:', '').match(/[?|]/g) ?? [];
  return choices.length > 10 ? 'must not have more than ten choices' : null;
}
