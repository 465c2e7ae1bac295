/** Details of a journey that only a full run needs: it proves again, for more values, what the daily run proves for some. */
export const fullOnly = { tag: '@full' } as const;

/** Details of a journey that runs daily only where the condition holds: `test(title, dailyIf(locale === 'en'), …)`. */
export function dailyIf(isDaily: boolean): { readonly tag?: '@full' } {
  return isDaily ? {} : fullOnly;
}

/** Details of a journey that also runs after a change that is too small for all of them. */
export const smoke = { tag: '@smoke' } as const;
