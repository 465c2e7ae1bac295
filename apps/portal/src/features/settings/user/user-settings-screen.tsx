import { useQuery } from '@tanstack/react-query';
import { Card } from '@portico/ui/card';
import { Stack } from '@portico/ui/stack';
import { FailedQuery, LoadingLines } from '../../../calls/query-states.tsx';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import styles from '../settings.module.css';
import { PasskeysCard } from '../passkeys/passkeys-card.tsx';
import { ActivityList } from './activity-list.tsx';
import { EmailCard } from './email-card.tsx';
import { InterfaceCard } from './interface-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsList } from './sessions-list.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import { userSettingsMessages as m } from './user-settings.messages.ts';
import { userDetailsQuery } from './user-settings.queries.ts';
import type { UserSettingsSearch } from './user-settings.queries.ts';

type UserSettingsScreenProps = {
  readonly search: UserSettingsSearch;
  readonly onSearchChange: SearchChange<UserSettingsSearch>;
};

/** What belongs to the person, not to the client: name, language, and everything that guards the sign-in. */
export function UserSettingsScreen({ search, onSearchChange }: UserSettingsScreenProps) {
  const details = useQuery(userDetailsQuery());
  return (
    <Stack gap={8}>
      <Stack gap={5} className={styles.narrow}>
        <InterfaceCard />
        {details.data ? (
          <>
            <NameCard details={details.data} />
            <EmailCard details={details.data} />
            <PasswordCard email={details.data.email} />
          </>
        ) : (
          <Card>{details.isError ? <FailedQuery title={m.failed} query={details} /> : <LoadingLines lines={6} />}</Card>
        )}
        <TwoFactorCard />
        <PasskeysCard />
      </Stack>
      <SessionsList page={search.sessions} onPageChange={(sessions, options) => onSearchChange({ ...search, sessions }, options)} />
      <ActivityList page={search.activity} onPageChange={(activity, options) => onSearchChange({ ...search, activity }, options)} />
    </Stack>
  );
}
