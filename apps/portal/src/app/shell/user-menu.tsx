import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { ChevronsUpDown } from 'lucide-react';
import { useAtomValue } from 'jotai/react';
import { menuName } from '@portico/auth/display-name';
import { useIntl } from '@portico/i18n/react';
import { Avatar } from '@portico/ui/avatar';
import { lazily, whenOnline } from '@portico/ui/lazily';
import { SidebarItem } from '@portico/ui/sidebar';
import { session } from '../../platform/store.ts';
import { useLatePopup } from '../../platform/use-late-popup.ts';
import { shellMessages as m } from './shell.messages.ts';

const loadPopup = whenOnline(() => import('./user-menu-popup.tsx'));
const UserMenuPopup = lazily(loadPopup, (module) => module.UserMenuPopup);

/** The user, and behind it account settings, theme, language and sign out. The menu's code comes when the pointer or focus does. */
export function UserMenu() {
  const { formatMessage } = useIntl();
  const firstname = useAtomValue(session.userAtom)?.firstname ?? '';
  const menu = useLatePopup();

  const button: ComponentProps<typeof SidebarItem> = {
    icon: <Avatar name={firstname} />,
    label: menuName(firstname) || formatMessage(m.account),
    trailing: <ChevronsUpDown />,
    keepSheetOpen: true,
  };
  const cold = (
    <SidebarItem
      {...button}
      aria-haspopup="menu"
      onPointerEnter={() => void loadPopup()}
      onFocus={() => void loadPopup()}
      onClick={menu.show}
    />
  );
  if (!menu.isMounted) return cold;
  return (
    <Suspense fallback={cold}>
      <UserMenuPopup trigger={<SidebarItem {...button} />} {...menu.props} />
    </Suspense>
  );
}
