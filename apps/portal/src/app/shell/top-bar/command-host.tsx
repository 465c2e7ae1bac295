import { Suspense, useEffect, useState } from 'react';
import { useAtom } from 'jotai/react';
import { useCommandShortcut } from '@portico/ui/command-menu';
import { lazily } from '@portico/ui/lazily';
import { commandsOpenAtom } from '../../../platform/commands.ts';
import { loadTexts } from '../../../platform/locale.ts';
import { store } from '../../../platform/store.ts';

const Commands = lazily(
  () => Promise.all([import('../../commands/commands.tsx'), loadTexts(store, 'commands')]),
  ([module]) => module.Commands,
);

/** Listens for Ctrl+K and Cmd+K. The rest of the command menu loads on first use. */
export function CommandHost() {
  const [open, setOpen] = useAtom(commandsOpenAtom);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useCommandShortcut(true, () => setOpen(!open));
  // Closes on sign-out, so that the next user does not see it open.
  useEffect(() => () => setOpen(false), [setOpen]);
  return wanted ? (
    <Suspense>
      <Commands open={open} onOpenChange={setOpen} />
    </Suspense>
  ) : null;
}
