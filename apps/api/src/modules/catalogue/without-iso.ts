import type { OptionTerms } from '@portico/pricing/plan-terms';

/** Leaves out ISO images, and the systems that need one, for a host that can't mount any. */
export function withoutIso<Texts>(options: readonly OptionTerms<Texts>[]): OptionTerms<Texts>[] {
  const iso = options.find(({ id }) => id === 'iso');
  const others = options.filter((option) => option !== iso);
  if (iso?.kind !== 'choice' || !iso.required || iso.depends_on === null) return others;
  const { option: holder, any_of: needIso } = iso.depends_on;
  return others.map((option) => {
    if (option.kind !== 'choice' || option.id !== holder) return option;
    const choices = option.choices.filter(({ value }) => !needIso.includes(value));
    const isDefaultLeft = choices.some(({ value }) => value === option.default);
    return { ...option, choices, default: isDefaultLeft ? option.default : null };
  });
}
