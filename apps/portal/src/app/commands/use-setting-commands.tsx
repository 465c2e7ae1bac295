import { Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useAtom, useAtomValue } from 'jotai/react';
import { locales } from '@portico/i18n/locale';
import { useIntl } from '@portico/i18n/react';
import type { CommandItem } from '@portico/ui/command-menu';
import { languageFacts } from '@portico/contract/languages';
import { useChooseLanguage } from '../../operations/use-choose-language.ts';
import { localeAtom } from '../../platform/locale.ts';
import { themeAtom, themes } from '../../platform/theme.ts';
import { themeMessages } from '../../platform/vocabulary.messages.ts';
import { shellMessages as s } from '../shell/shell.messages.ts';
import { signOut } from '../sign-out.ts';
import { commandsMessages as m } from './commands.messages.ts';

const themeIcons = { light: <Sun />, dark: <Moon />, auto: <Monitor /> } as const;

/** Returns the inactive themes and languages, and sign-out. */
export function useSettingCommands(): CommandItem[] {
  const { formatMessage } = useIntl();
  const [theme, setTheme] = useAtom(themeAtom);
  const locale = useAtomValue(localeAtom);
  const chooseLanguage = useChooseLanguage();
  return [
    ...themes
      .filter((one) => one !== theme)
      .map((one) => ({
        id: `theme-${one}`,
        label: formatMessage(m.themeIs, { theme: formatMessage(themeMessages[one]) }),
        icon: themeIcons[one],
        onSelect: () => setTheme(one),
      })),
    ...locales
      .filter((one) => one !== locale)
      .map((one) => ({
        id: `language-${one}`,
        label: formatMessage(m.languageIs, { language: languageFacts[one].name }),
        // Readers who cannot read this language search by its code or by the word "language".
        keywords: [one, 'language'],
        icon: <Languages />,
        onSelect: () => chooseLanguage(one),
      })),
    { id: 'sign-out', label: formatMessage(s.signOut), icon: <LogOut />, onSelect: () => void signOut() },
  ];
}
