import type { ReactElement } from 'react';
import { Link } from '@tanstack/react-router';
import { Languages, LogOut, Search, Settings, SunMoon } from 'lucide-react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { locales } from '@portico/i18n/locale';
import { Menu, MenuSubmenu } from '@portico/ui/menu';
import { MenuItem, MenuRadioGroup, MenuSeparator } from '@portico/ui/menu-items';
import { languageFacts } from '@portico/contract/languages';
import { commandsOpenAtom } from '../../../platform/commands.ts';
import { localeAtom } from '../../../platform/locale.ts';
import { themeAtom, themes } from '../../../platform/theme.ts';
import { themeMessages } from '../../../platform/vocabulary.messages.ts';
import { useOpenPages } from '../../../operations/rights/use-open-pages.ts';
import { useChooseLanguage } from '../../../operations/use-choose-language.ts';
import { signOut } from '../../sign-out.ts';
import { shellMessages as m } from '../shell.messages.ts';

type UserMenuPopupProps = { readonly trigger: ReactElement; readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

export function UserMenuPopup({ trigger, open, onOpenChange }: UserMenuPopupProps) {
  const { formatMessage } = useIntl();
  const [theme, setTheme] = useAtom(themeAtom);
  const chooseLanguage = useChooseLanguage();
  const isOpen = useOpenPages();
  const openCommands = useSetAtom(commandsOpenAtom);
  const locale = useAtomValue(localeAtom);
  const themeOptions = themes.map((value) => ({ value, label: formatMessage(themeMessages[value]) }));
  const languageOptions = locales.map((value) => ({ value, label: languageFacts[value].name }));

  return (
    <Menu trigger={trigger} side="top" align="start" open={open} onOpenChange={onOpenChange}>
      <MenuItem
        icon={<Settings />}
        label={formatMessage(m.account)}
        render={<Link to={isOpen('/settings/user') ? '/settings/user' : '/settings'} />}
      />
      <MenuItem icon={<Search />} label={formatMessage(m.search)} onSelect={() => openCommands(true)} />
      <MenuSubmenu icon={<SunMoon />} label={formatMessage(m.theme)} value={formatMessage(themeMessages[theme])}>
        <MenuRadioGroup label={formatMessage(m.theme)} value={theme} onValueChange={setTheme} options={themeOptions} />
      </MenuSubmenu>
      <MenuSubmenu icon={<Languages />} label={formatMessage(m.language)} value={languageFacts[locale].name}>
        <MenuRadioGroup label={formatMessage(m.language)} value={locale} onValueChange={chooseLanguage} options={languageOptions} />
      </MenuSubmenu>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} label={formatMessage(m.signOut)} onSelect={() => void signOut()} />
    </Menu>
  );
}
