import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Heading } from '@portico/ui/heading';
import { lazily, whenOnline } from '@portico/ui/lazily';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import { Text } from '@portico/ui/text';
import { FailedQuery } from '../../../operations/query-states.tsx';
import { maySee } from '../../../operations/rights/rights.ts';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { prefetch } from '../../../platform/missing-code.ts';
import { useUser } from '../../../operations/use-user.ts';
import { clientUsersQuery } from '../settings.queries.ts';
import type { PersonAction } from './person-action.ts';
import { peopleMessages as m } from './people.messages.ts';
import { usePeopleColumns, useInvitationColumns } from './people-columns.tsx';

// Dialogs are large, and few readers of the profile open one.
const loadPersonActionDialog = whenOnline(() => import('./person-action-dialog.tsx'));
const PersonActionDialog = lazily(loadPersonActionDialog, (module) => module.PersonActionDialog);

/** The client's users and pending invitations. */
export function PeopleCard() {
  const { formatMessage } = useIntl();
  const user = useUser();
  if (!maySee(user, 'people')) {
    return (
      <Card title={formatMessage(m.title)}>
        <Text muted>{formatMessage(m.hidden)}</Text>
      </Card>
    );
  }
  return <People />;
}

function People() {
  const { formatMessage } = useIntl();
  const people = useQuery(clientUsersQuery());
  const denied = useDeniedReason('inviteClientUser');
  const [action, setAction] = useState<PersonAction | null>(null);
  const columns = usePeopleColumns(setAction);
  const invitationColumns = useInvitationColumns(setAction);
  const invitations = people.data?.invitations ?? [];

  if (people.isError && !people.data) return <FailedQuery title={m.failed} query={people} />;
  return (
    <Stack gap={4} role="region" aria-label={formatMessage(m.title)}>
      <Stack direction="row" justify="between" align="center" gap={3}>
        <Heading level={2} size="lg">
          {formatMessage(m.title)}
        </Heading>
        <Button
          iconStart={<UserPlus />}
          disabledReason={denied}
          aria-haspopup="dialog"
          onPointerEnter={() => prefetch(loadPersonActionDialog)}
          onClick={() => setAction({ about: 'invite' })}
        >
          {formatMessage(m.invite)}
        </Button>
      </Stack>
      <Table
        label={formatMessage(m.users)}
        columns={columns}
        rows={people.data?.users}
        rowKey={(person) => String(person.id)}
        loadingRows={2}
        empty={null}
      />
      {invitations.length > 0 ? (
        <>
          <Heading level={3}>{formatMessage(m.invitations)}</Heading>
          <Table
            label={formatMessage(m.invitations)}
            columns={invitationColumns}
            rows={invitations}
            rowKey={(invitation) => String(invitation.id)}
            empty={null}
          />
        </>
      ) : null}
      {action ? (
        <Suspense>
          <PersonActionDialog action={action} onClose={() => setAction(null)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
