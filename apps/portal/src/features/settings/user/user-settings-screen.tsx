import { useQuery } from '@tanstack/react-query';
import { Card } from '@portico/ui/card';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { SettingsPage, SettingsSection } from '../settings-page.tsx';
import { PasskeysCard } from '../passkeys/passkeys-card.tsx';
import { ActivityList } from './activity-list.tsx';
import { EmailCard } from './email-card.tsx';
import { InterfaceCard } from './interface-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsList } from './sessions-list.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import { userSections } from './user-sections.ts';
import { userSettingsMessages as m } from './user-settings.messages.ts';
import { userDetailsQuery } from './user-settings.queries.ts';
import type { UserSettingsSearch } from './user-settings.queries.ts';

type UserSettingsScreenProps = {
  readonly search: UserSettingsSearch;
  readonly onSearchChange: SearchChange<UserSettingsSearch>;
};

/** The user's own settings, as opposed to the client's: name, language and sign-in security. */
export function UserSettingsScreen({ search, onSearchChange }: UserSettingsScreenProps) {
  const details = useQuery(userDetailsQuery());
  return (
    <SettingsPage sections={userSections}>
      <SettingsSection id="interface">
        <InterfaceCard />
      </SettingsSection>
      {details.data ? (
        <>
          <SettingsSection id="name">
            <NameCard details={details.data} />
          </SettingsSection>
          <SettingsSection id="email">
            <EmailCard details={details.data} />
          </SettingsSection>
          <SettingsSection id="password">
            <PasswordCard email={details.data.email} />
          </SettingsSection>
        </>
      ) : (
        <Card>{details.isError ? <FailedQuery title={m.failed} query={details} /> : <LoadingLines lines={6} />}</Card>
      )}
      <SettingsSection id="two-factor">
        <TwoFactorCard />
      </SettingsSection>
      <SettingsSection id="passkeys">
        <PasskeysCard />
      </SettingsSection>
      <SettingsSection id="sessions">
        <SessionsList page={search.sessions} onPageChange={(sessions, options) => onSearchChange({ ...search, sessions }, options)} />
      </SettingsSection>
      <SettingsSection id="activity">
        <ActivityList page={search.activity} onPageChange={(activity, options) => onSearchChange({ ...search, activity }, options)} />
      </SettingsSection>
    </SettingsPage>
  );
}
