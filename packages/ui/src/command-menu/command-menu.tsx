import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useCommandShortcut } from './command-shortcut.ts';

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

const loadPanel = () => import('./command-panel.tsx');
const CommandPanel = lazy(async () => ({ default: (await loadPanel()).CommandPanel }));

/** Fetches what the menu is made of, for whoever seems about to open it: on hover or focus of a button that does. */
export function preloadCommandMenu(): void {
  void loadPanel();
}

/**
 * One input that leads everywhere: screens, services, invoices, settings. Arrow keys choose, Enter does it, Escape gives the focus back. It
 * weighs next to nothing until it is first opened; place it once, near the root.
 */
export function CommandMenu({ shortcut = true, ...panel }: CommandMenuProps): ReactElement | null {
  const { open, onOpenChange } = panel;
  const [wanted, setWanted] = useState(open);
  // From then on it stays, so that it can leave as it came.
  if (open && !wanted) setWanted(true);

  useCommandShortcut(shortcut, () => onOpenChange(!open));

  return wanted ? (
    <Suspense fallback={null}>
      <CommandPanel {...panel} />
    </Suspense>
  ) : null;
}
