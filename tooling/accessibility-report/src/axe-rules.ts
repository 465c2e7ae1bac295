import axe from 'axe-core';

/** The tags of the rules that the stories and the screens of the portal are checked with. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns the rules of axe for each criterion, by its number. */
export function axeRules(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { ruleId, tags: ownTags } of axe.getRules(tags)) {
    // Axe leaves these out unless they are asked for.
    if (ownTags.includes('experimental') || ownTags.includes('deprecated')) continue;
    for (const tag of ownTags) {
      const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      if (criterion === undefined) continue;
      const number = `${principle}.${guideline}.${criterion}`;
      found.set(number, [...(found.get(number) ?? []), ruleId]);
    }
  }
  return found;
}
