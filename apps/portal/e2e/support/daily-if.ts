/** Test details for a journey that only a full run needs: it repeats for more values what the daily run already covers. */
export const fullOnly = { tag: '@full' } as const;

/** Test details for a journey that runs daily only if the condition holds: `test(title, dailyIf(locale === 'en'), …)`. */
export function dailyIf(isDaily: boolean): { readonly tag?: '@full' } {
  return isDaily ? {} : fullOnly;
}

/** Test details for a journey that also runs after changes too small for the whole suite. */
export const smoke = { tag: '@smoke' } as const;
