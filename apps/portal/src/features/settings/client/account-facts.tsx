import { Link } from '@tanstack/react-router';
import type { ClientProfile } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { Link as TextLink } from '@portico/ui/link';
import { Skeleton } from '@portico/ui/skeleton';
import { Status } from '@portico/ui/status';
import { maySee } from '../../../operations/rights/rights.ts';
import { useUser } from '../../../operations/use-user.ts';
import { clientMessages as m } from './client.messages.ts';

/** Facts that are read-only or edited elsewhere. Its space is reserved while the profile loads. */
export function AccountFacts({ profile }: { readonly profile: ClientProfile | undefined }) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const user = useUser();
  const loading = <Skeleton width="medium" />;
  const mayChange = user?.is_main === true && user.impersonation === null;
  return (
    <Card title={formatMessage(m.account)}>
      <DescriptionList
        items={[
          {
            id: 'status',
            term: formatMessage(m.status),
            value: profile ? <Status tone="success">{formatMessage(m.active)}</Status> : loading,
          },
          { id: 'main-user', term: formatMessage(m.mainUser), value: profile?.main_user.name ?? loading },
          {
            id: 'email',
            term: formatMessage(m.email),
            value: profile?.email ?? loading,
            end: mayChange ? (
              <TextLink render={<Link to="/settings/user" hash="email" />}>{formatMessage(m.changeEmail)}</TextLink>
            ) : undefined,
          },
          ...(!user || maySee(user, 'billing')
            ? [{ id: 'balance', term: formatMessage(m.balance), value: user ? money(user.balance) : loading }]
            : []),
        ]}
      />
    </Card>
  );
}
