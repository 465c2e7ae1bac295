import { bareText } from '../internal/bare-text.ts';
import type { CommandGroup, CommandItem } from './command-menu-props.ts';

/** Returns whether every word of the query is part of the label or a keyword. */
export function matchesEveryWord({ label, keywords = [] }: CommandItem, query: string): boolean {
  const text = bareText([label, ...keywords].join('\n'));
  return bareText(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export interface CommandMatches {
  /** Groups with at least one match, in the given order. */
  groups: readonly CommandGroup[];
  /** Number of items in `groups`. */
  shownCount: number;
  /** True if there are more matches than requested. */
  isCut: boolean;
}

/** Returns the items that match the query, at most `maxResults`. Groups with `isMatched` are included unfiltered. */
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
