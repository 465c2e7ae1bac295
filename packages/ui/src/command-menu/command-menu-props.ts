import type { ReactElement, ReactNode } from 'react';

export interface CommandItem {
  /** Among all items of the menu. */
  id: string;
  label: string;
  /** Found by these words too, in any language. They are not shown. */
  keywords?: readonly string[] | undefined;
  icon?: ReactNode;
  /** What tells it from others of its kind: a plan, an amount, a state. */
  hint?: ReactNode;
  /** The keys that do the same without the menu, such as `['Ctrl', 'B']`. */
  keys?: readonly string[] | undefined;
  /** The application's link, for an item that leads somewhere. */
  render?: ReactElement | undefined;
  /** Called once the menu is told to close. */
  onSelect?: (() => void) | undefined;
}

export interface CommandGroup {
  /** Among all groups of the menu. */
  id: string;
  label: string;
  items: readonly CommandItem[];
  /** The items answer the query already, since a server has searched for them: all are shown. Such groups come last, as they come later. */
  isMatched?: boolean | undefined;
}

export interface CommandMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the menu and its input. */
  label: string;
  placeholder: string;
  closeLabel: string;
  /** Shown where nothing answers the query. */
  emptyText: string;
  /** Shown and announced while `busy`. */
  busyText: string;
  /** How many there are, for whoever cannot see them. */
  countText: (count: number) => string;
  /** Screens, services, invoices, settings; what was used last is one more group. */
  groups: readonly CommandGroup[];
  /** For what a server searches. The text is empty whenever the menu opens. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** More results are on their way. */
  busy?: boolean | undefined;
  /** Whether an item answers the query, which has no spaces at its ends. Otherwise every word must be in its label or keywords. */
  matches?: ((item: CommandItem, query: string) => boolean) | undefined;
  /** So many items are shown at most, 50 unless told. */
  maxResults?: number | undefined;
  /** Below the results where there are more of them than are shown, such as "Type more to find the others". */
  moreText?: string | undefined;
  /** Below a hairline, with a keyboard: what its keys do. */
  footer?: ReactNode;
  /** Whether Ctrl+K and Cmd+K open and close it. */
  shortcut?: boolean | undefined;
}
