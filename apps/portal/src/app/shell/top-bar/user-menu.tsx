import { ChevronsUpDown } from 'lucide-react';
import { menuName } from '@portico/auth/display-name';
import { useIntl } from '@portico/i18n/react';
import { Avatar } from '@portico/ui/avatar';
import { lazily, whenOnline } from '@portico/ui/lazily';
import { SidebarItem } from '@portico/ui/sidebar';
import { LazyMenu } from '../../../platform/lazy-menu.tsx';
import { useUser } from '../../../operations/use-user.ts';
import { shellMessages as m } from '../shell.messages.ts';

const loadPopup = whenOnline(() => import('./user-menu-popup.tsx'));
const UserMenuPopup = lazily(loadPopup, (module) => module.UserMenuPopup);

/** The user's menu: account settings, theme, language and sign-out. */
export function UserMenu() {
  const { formatMessage } = useIntl();
  const firstname = useUser()?.firstname ?? '';
  const button = (
    <SidebarItem
      icon={<Avatar name={firstname} />}
      label={menuName(firstname) || formatMessage(m.account)}
      trailing={<ChevronsUpDown />}
      keepSheetOpen
    />
  );
  return (
    <LazyMenu trigger={button} load={loadPopup}>
      {(popup) => <UserMenuPopup trigger={button} {...popup} />}
    </LazyMenu>
  );
}
