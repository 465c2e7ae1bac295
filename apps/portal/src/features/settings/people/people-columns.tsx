import { Ellipsis } from 'lucide-react';
import type { ClientUser, Invitation } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Badge } from '@portico/ui/badge';
import { Button } from '@portico/ui/button';
import { IconButton } from '@portico/ui/icon-button';
import { lazily, whenOnline } from '@portico/ui/lazily';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import type { TableColumn } from '@portico/ui/table';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { LazyMenu } from '../../../platform/lazy-menu.tsx';
import { serverNow } from '../../../platform/server-clock.ts';
import { useUser } from '../../../operations/use-user.ts';
import type { OpenPersonAction } from './person-action.ts';
import { peopleMessages as m } from './people.messages.ts';
import { nameOf } from './person-name.ts';
import { RolesSummary } from './roles-summary.tsx';
import { holdsAll } from './roles.ts';

// Most clients have a single user, who has no menu.
const loadMenu = whenOnline(() => import('./person-menu.tsx'));
const PersonMenu = lazily(loadMenu, (module) => module.PersonMenu);

export function usePeopleColumns(open: OpenPersonAction): readonly TableColumn<ClientUser>[] {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('updateClientUserRoles');
  const columns: TableColumn<ClientUser>[] = [
    {
      id: 'name',
      header: formatMessage(m.name),
      cell: (person) => (
        <Stack direction="row" gap={2} align="center">
          {nameOf(person)}
          {person.is_main ? <Badge variant="accent">{formatMessage(m.main)}</Badge> : null}
          {person.is_self ? <Badge>{formatMessage(m.you)}</Badge> : null}
        </Stack>
      ),
    },
    { id: 'email', header: formatMessage(m.email), cell: (person) => person.email, muted: true, drop: 'next', narrow: 'note' },
    { id: 'roles', header: formatMessage(m.roles), cell: (person) => <RolesSummary roles={person.roles} isMain={person.is_main} /> },
  ];
  if (denied) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: formatMessage(m.actions),
      align: 'end',
      narrow: 'corner',
      cell: (person) => (person.is_main || person.is_self ? null : <ActionsOf person={person} openAction={open} />),
    },
  ];
}

function ActionsOf({ person, openAction }: { readonly person: ClientUser; readonly openAction: OpenPersonAction }) {
  const { formatMessage } = useIntl();
  const trigger = (
    <IconButton label={formatMessage(m.actionsFor, { name: nameOf(person) })} variant="quiet" size="sm">
      <Ellipsis />
    </IconButton>
  );
  return (
    <LazyMenu trigger={trigger} load={loadMenu}>
      {(popup) => <PersonMenu person={person} trigger={trigger} openAction={openAction} {...popup} />}
    </LazyMenu>
  );
}

export function useInvitationColumns(open: OpenPersonAction): readonly TableColumn<Invitation>[] {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const denied = useDeniedReason('cancelInvitation');
  const user = useUser();
  const columns: TableColumn<Invitation>[] = [
    { id: 'email', header: formatMessage(m.email), cell: (invitation) => invitation.email },
    {
      id: 'by',
      header: formatMessage(m.invitedBy),
      cell: (invitation) => invitation.invited_by,
      muted: true,
      drop: 'first',
      narrow: 'hidden',
    },
    { id: 'roles', header: formatMessage(m.roles), cell: (invitation) => <RolesSummary roles={invitation.roles} /> },
    {
      id: 'expires',
      header: formatMessage(m.expires),
      drop: 'next',
      narrow: 'note',
      cell: ({ expires_at: until }) =>
        Date.parse(until) > serverNow() ? (
          dateTime(until)
        ) : (
          <Status tone="neutral" sign="ring">
            {formatMessage(m.expired)}
          </Status>
        ),
    },
  ];
  if (denied) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: formatMessage(m.actions),
      align: 'end',
      narrow: 'corner',
      cell: (invitation) => (
        <Button
          size="sm"
          variant="danger-quiet"
          disabledReason={holdsAll(user, invitation.roles) ? undefined : formatMessage(m.invitationHasMore)}
          onClick={() => open({ about: 'cancel', invitation })}
        >
          {formatMessage(m.cancel)}
        </Button>
      ),
    },
  ];
}
