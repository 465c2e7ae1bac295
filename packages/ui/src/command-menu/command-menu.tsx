import { Suspense, useState, type ReactElement } from 'react';
import { lazily, whenOnline } from '../lazily/lazily.ts';
import type { CommandMenuProps } from './command-menu-props.ts';
import { useCommandShortcut } from './command-shortcut.ts';

/** For an application that loads the menu itself on first use. */
export { useCommandShortcut } from './command-shortcut.ts';
export type { CommandGroup, CommandItem, CommandMenuProps } from './command-menu-props.ts';

const loadPanel = whenOnline(() => import('./command-panel.tsx'));
const CommandPanel = lazily(loadPanel, (module) => module.CommandPanel);

/** Loads the menu's code early: call it on hover or focus of a button that opens it. */
export function preloadCommandMenu(): void {
  void loadPanel();
}

/**
 * One input that leads everywhere: screens, services, invoices, settings. Arrow keys choose, Enter runs, Escape returns the focus. Its code
 * loads when it first opens; place it once, near the root.
 */
export function CommandMenu({ shortcut = true, ...panel }: CommandMenuProps): ReactElement | null {
  const { open, onOpenChange } = panel;
  const [wanted, setWanted] = useState(open);
  // Stays mounted afterwards, so that it can animate out.
  if (open && !wanted) setWanted(true);

  useCommandShortcut(shortcut, () => onOpenChange(!open));

  return wanted ? (
    <Suspense fallback={null}>
      <CommandPanel {...panel} />
    </Suspense>
  ) : null;
}
