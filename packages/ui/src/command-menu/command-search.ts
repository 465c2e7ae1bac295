import { bareText } from '../internal/bare-text.ts';
import type { CommandGroup, CommandItem } from './command-menu-props.ts';

/** Whether every word of the query is a part of the label or of a keyword. */
export function matchesEveryWord({ label, keywords = [] }: CommandItem, query: string): boolean {
  const text = bareText([label, ...keywords].join('\n'));
  return bareText(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export interface CommandMatches {
  /** Those that have an item left, in the order given. */
  groups: readonly CommandGroup[];
  /** How many items are in `groups`. */
  shownCount: number;
  /** Whether there are more than were asked for. */
  isCut: boolean;
}

/** What of the groups answers the query, `maxResults` items at most. Groups that say so themselves are taken as they are. */
export function findCommands(
  groups: readonly CommandGroup[],
  query: string,
  matches: (item: CommandItem, query: string) => boolean,
  maxResults: number,
): CommandMatches {
  const text = query.trim();
  const found: CommandGroup[] = [];
  let shownCount = 0;
  let isCut = false;
  for (const group of groups) {
    const all = text === '' || group.isMatched ? group.items : group.items.filter((item) => matches(item, text));
    const items = all.slice(0, maxResults - shownCount);
    if (items.length < all.length) isCut = true;
    if (items.length > 0) found.push({ ...group, items });
    shownCount += items.length;
  }
  return { groups: found, shownCount, isCut };
}
