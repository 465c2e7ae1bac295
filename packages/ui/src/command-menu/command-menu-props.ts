import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

export interface CommandItem {
  /** Unique among all items of the menu. */
  id: string;
  label: string;
  /** Additional search terms in any language. Not shown. */
  keywords?: readonly string[] | undefined;
  icon?: ReactNode;
  /** Distinguishes it from similar items: a plan, an amount, a state. */
  description?: ReactNode;
  /** The shortcut for the same action without the menu, such as `['Ctrl', 'B']`. */
  keys?: readonly string[] | undefined;
  /** The application's link, for an item that navigates. */
  render?: ReactElement | undefined;
  /** Called after the menu is asked to close. */
  onSelect?: (() => void) | undefined;
}

export interface CommandGroup {
  /** Unique among all groups of the menu. */
  id: string;
  label: string;
  items: readonly CommandItem[];
  /**
   * The items already match the query, because a server searched for them, so all are shown. Such groups come last, as they arrive later.
   */
  isMatched?: boolean | undefined;
}

/** What the panel shows. */
export interface CommandMenuContent {
  /** Names the menu and its input. */
  label: string;
  placeholder: string;
  /** Defaults to `close` of the labels. */
  closeLabel?: string | undefined;
  /** Shown when nothing matches the query. */
  emptyText: string;
  /** Shown and announced while `busy`. */
  busyText: string;
  /** The number of results, for screen readers. */
  countText: (count: number) => string;
  /** Screens, services, invoices, settings; recent items are one more group. */
  groups: readonly CommandGroup[];
  /** For server searches. Called with an empty text whenever the menu opens. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** More results are loading. */
  busy?: boolean | undefined;
  /** Returns whether an item matches the trimmed query. By default every word must be in its label or keywords. */
  matches?: ((item: CommandItem, query: string) => boolean) | undefined;
  /** Maximum number of items shown; 50 by default. */
  maxResults?: number | undefined;
  /** Shown below the results if there are more than are shown, such as "Keep typing to narrow the results". */
  moreText?: string | undefined;
  /** Below a divider, if there is a keyboard: what its keys do. */
  footer?: ReactNode;
}

export interface CommandMenuProps extends CommandMenuContent, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether Ctrl+K and Cmd+K toggle it. */
  shortcut?: boolean | undefined;
}
