import type { ReactNode } from 'react';
import { atom, useAtom } from 'jotai';

const themeAtom = atom<'light' | 'dark'>('light');

export function Shell({ nav, children }: { readonly nav: ReactNode; readonly children: ReactNode }) {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <div data-theme={theme}>
      <nav>
        {nav}
        <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
          {theme}
        </button>
      </nav>
      {children}
    </div>
  );
}
