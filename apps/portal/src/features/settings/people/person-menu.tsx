import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai/react';
import type { ClientUser } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Menu } from '@portico/ui/menu';
import { MenuItem, MenuSeparator } from '@portico/ui/menu-items';
import { useDenied } from '../../../calls/use-denied.ts';
import { session } from '../../../platform/store.ts';
import type { LatePopup } from '../../../platform/use-late-popup.ts';
import type { OpenMatter } from './people-matter.ts';
import { peopleMessages as m } from './people.messages.ts';
import { holdsAll } from './roles.ts';

type PersonMenuProps = {
  readonly person: ClientUser;
  readonly trigger: ReactElement;
  readonly openMatter: OpenMatter;
} & LatePopup['props'];

/** What can be done about another user. */
export function PersonMenu({ person, trigger, openMatter, open, onOpenChange }: PersonMenuProps) {
  const { formatMessage } = useIntl();
  const cannotHandOver = useDenied('transferMainUser');
  const user = useAtomValue(session.userAtom);
  const denied = holdsAll(user, person.roles) ? undefined : formatMessage(m.userHasMore);
  return (
    <Menu align="end" trigger={trigger} open={open} onOpenChange={onOpenChange}>
      <MenuItem label={formatMessage(m.changeRoles)} disabledReason={denied} onSelect={() => openMatter({ about: 'roles', person })} />
      {cannotHandOver ? null : <MenuItem label={formatMessage(m.handOver)} onSelect={() => openMatter({ about: 'hand-over', person })} />}
      <MenuSeparator />
      <MenuItem
        tone="danger"
        label={formatMessage(m.remove)}
        disabledReason={denied}
        onSelect={() => openMatter({ about: 'remove', person })}
      />
    </Menu>
  );
}
