import type { ReactElement } from 'react';
import type { ClientUser } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Menu } from '@portico/ui/menu';
import { MenuItem, MenuSeparator } from '@portico/ui/menu-items';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useUser } from '../../../operations/use-user.ts';
import type { LazyPopup } from '../../../platform/use-lazy-popup.ts';
import type { OpenPersonAction } from './person-action.ts';
import { peopleMessages as m } from './people.messages.ts';
import { holdsAll } from './roles.ts';

type PersonMenuProps = {
  readonly person: ClientUser;
  readonly trigger: ReactElement;
  readonly openAction: OpenPersonAction;
} & LazyPopup['props'];

/** Actions for another user. */
export function PersonMenu({ person, trigger, openAction, open, onOpenChange }: PersonMenuProps) {
  const { formatMessage } = useIntl();
  const cannotHandOver = useDeniedReason('transferMainUser');
  const user = useUser();
  const denied = holdsAll(user, person.roles) ? undefined : formatMessage(m.userHasMore);
  return (
    <Menu align="end" trigger={trigger} open={open} onOpenChange={onOpenChange}>
      <MenuItem label={formatMessage(m.changeRoles)} disabledReason={denied} onSelect={() => openAction({ about: 'roles', person })} />
      {cannotHandOver ? null : <MenuItem label={formatMessage(m.handOver)} onSelect={() => openAction({ about: 'hand-over', person })} />}
      <MenuSeparator />
      <MenuItem
        tone="danger"
        label={formatMessage(m.remove)}
        disabledReason={denied}
        onSelect={() => openAction({ about: 'remove', person })}
      />
    </Menu>
  );
}
