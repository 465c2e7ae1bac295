import { Suspense, useState, type ReactElement } from 'react';
import { lazily, whenOnline } from '../lazily/lazily.ts';
import type { CommandMenuProps } from './command-menu-props.ts';
import { useCommandShortcut } from './command-shortcut.ts';

/** For an application that loads the menu itself when it is first wanted. */
export { useCommandShortcut } from './command-shortcut.ts';
export type { CommandGroup, CommandItem, CommandMenuProps } from './command-menu-props.ts';

const loadPanel = whenOnline(() => import('./command-panel.tsx'));
const CommandPanel = lazily(loadPanel, (module) => module.CommandPanel);

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
