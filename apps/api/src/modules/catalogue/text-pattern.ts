/**
 * Returns why a provider's pattern is unsafe, or null. Every order runs it, so patterns that can backtrack badly are refused: no repeated
 * groups and few alternatives.
 */
export function patternProblem(pattern: string): string | null {
  try {
    // Only checks the syntax.
    void new RegExp(pattern, 'u');
  } catch {
    return 'is not a regular expression';
  }
  const bare = pattern.replaceAll(/\\[^1-9k]/g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  if (/\\|\(\?(?!:)/.test(bare)) return 'must not use lookaround or backreferences';
  if (/\)[*+?{]/.test(bare)) return 'must not repeat a group';
  const lengths = bare.match(/[*+]|\{\d+,\d*\}/g) ?? [];
  if (lengths.length > 3) return 'must not have more than three parts of unlimited length';
  const choices = bare.replaceAll('(?:', '').match(/[?|]/g) ?? [];
  return choices.length > 10 ? 'must not have more than ten alternatives' : null;
}
