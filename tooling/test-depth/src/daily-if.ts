/**
 * Options of a test that runs daily only where the condition holds, and always in a full run:
 * `test(title, dailyIf(locale === 'en'), () => …)`.
 */
export function dailyIf(isDaily: boolean): { tags?: ['full'] } {
  return isDaily ? {} : fullOnly;
}

/** Options of a test that only a full run needs: it proves again, for more values, what the daily run proves for some. */
export const fullOnly: { tags: ['full'] } = { tags: ['full'] };
