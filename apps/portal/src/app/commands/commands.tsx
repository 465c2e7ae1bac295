import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { CommandMenu, preloadCommandMenu } from '@portico/ui/command-menu';
import type { CommandGroup } from '@portico/ui/command-menu';
import { Kbd } from '@portico/ui/kbd';
import { pageCommandsAtom } from '../../platform/commands.ts';
import { shellMessages as s } from '../shell/shell.messages.ts';
import { commandsMessages as m } from './commands.messages.ts';
import { useFoundCommands } from './use-found-commands.tsx';
import { useScreenCommands } from './use-screen-commands.tsx';
import { useSettingCommands } from './use-setting-commands.tsx';

// Loads the panel with this code, so that opening the menu needs no further request.
preloadCommandMenu();

const typingPauseMs = 200;

type CommandsProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** One input that leads everywhere: page actions first, then screens and settings, then search results. */
export function Commands({ open, onOpenChange }: CommandsProps) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useState('');
  const text = useAfterPause(query.trim());
  const found = useFoundCommands(open ? text : '', text === query.trim());
  const screens = useScreenCommands();
  const settings = useSettingCommands();
  const ofThePage = usePageGroups();
  const groups: readonly CommandGroup[] = [
    ...ofThePage,
    { id: 'screens', label: formatMessage(m.goTo), items: screens },
    { id: 'settings', label: formatMessage(m.appearance), items: settings },
    ...found.groups,
  ];
  const keys = {
    up: <Kbd key="up">↑</Kbd>,
    down: <Kbd key="down">↓</Kbd>,
    enter: <Kbd key="enter">Enter</Kbd>,
    escape: <Kbd key="esc">Esc</Kbd>,
  };

  return (
    <CommandMenu
      open={open}
      onOpenChange={(next) => {
        if (!next) setQuery('');
        onOpenChange(next);
      }}
      shortcut={false}
      label={formatMessage(s.search)}
      placeholder={formatMessage(m.placeholder)}
      closeLabel={formatMessage(m.close)}
      emptyText={formatMessage(found.failed ? m.failed : m.empty)}
      busyText={formatMessage(m.busy)}
      countText={(count) => formatMessage(m.count, { count })}
      moreText={formatMessage(m.more)}
      groups={groups}
      onQueryChange={setQuery}
      busy={found.busy || text !== query.trim()}
      footer={found.failed ? formatMessage(m.failed) : formatMessage(m.keys, keys)}
    />
  );
}

/** Returns the page's own commands, grouped by name. */
function usePageGroups(): readonly CommandGroup[] {
  const offered = useAtomValue(pageCommandsAtom);
  return [...Map.groupBy(offered, ({ title }) => title)].map(([title, pages]) => ({
    id: `page-${title}`,
    label: title,
    items: pages.flatMap(({ commands }) => commands.map(({ run, ...command }) => ({ ...command, onSelect: run }))),
  }));
}

/** Returns the text after a pause in typing. An empty text is returned at once. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
