/**
 * Options of a test that runs daily only if the condition holds, and always in a full run:
 * `test(title, dailyIf(locale === 'en'), () => …)`.
 */
export function dailyIf(isDaily: boolean): { tags?: ['full'] } {
  return isDaily ? {} : fullOnly;
}

/** Options of a test that only a full run needs: it repeats for more values what the daily run already covers. */
export const fullOnly: { tags: ['full'] } = { tags: ['full'] };
