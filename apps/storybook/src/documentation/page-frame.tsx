import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { use, useEffect, useState, useSyncExternalStore, type PropsWithChildren, type ReactElement } from 'react';
import { darkTheme, lightTheme } from '../../.storybook/theme.ts';
import { Surrounded, type Surroundings } from '../toolbar/surroundings.tsx';
import { toolbar } from '../toolbar/toolbar.tsx';
import { ChosenSurroundings } from './chosen-surroundings.ts';
import './page-frame.css';

interface GlobalsEvent {
  globals: Surroundings;
}

function useSurroundings(): Surroundings | undefined {
  const channel = addons.getChannel();
  const [chosen, setChosen] = useState<Surroundings | undefined>(() => {
    // The channel types its events as any; these two carry the globals of `preview.tsx`.
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [GlobalsEvent?];
    return event?.globals;
  });
  useEffect(() => {
    const note = ({ globals }: GlobalsEvent) => setChosen(globals);
    channel.on(SET_GLOBALS, note);
    channel.on(GLOBALS_UPDATED, note);
    return () => {
      channel.off(SET_GLOBALS, note);
      channel.off(GLOBALS_UPDATED, note);
    };
  }, [channel]);
  return chosen;
}

const darkQuery = '(prefers-color-scheme: dark)';

function useDarkSystem(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(darkQuery);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(darkQuery).matches,
  );
}

/** True if the page is dark, by the toolbar's theme or the system's. */
export function useDarkPage(): boolean {
  const theme = use(ChosenSurroundings)?.theme ?? 'system';
  const darkSystem = useDarkSystem();
  return theme === 'dark' || (theme === 'system' && darkSystem);
}

/** A documentation page in the toolbar's brand and theme, with or without stories. */
export function PageFrame({ context, children }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const surroundings = useSurroundings();
  const darkSystem = useDarkSystem();
  const theme = surroundings?.theme ?? 'system';
  const dark = theme === 'dark' || (theme === 'system' && darkSystem);
  // The same tree before and after Storybook sends the choices: another one would build the whole page twice.
  return (
    <Surrounded {...(surroundings ?? toolbar.initialGlobals)} boxed={false}>
      <ChosenSurroundings value={surroundings}>
        <DocsContainer context={context} theme={dark ? darkTheme : lightTheme}>
          {children}
        </DocsContainer>
      </ChosenSurroundings>
    </Surrounded>
  );
}
