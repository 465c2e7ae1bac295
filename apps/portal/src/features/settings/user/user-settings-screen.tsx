import { useQuery } from '@tanstack/react-query';
import { Card } from '@portico/ui/card';
import { useAllOffered } from '../../../operations/offers/use-offered.ts';
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

/** As high as the forms of name, email and password, so that what is below stays in its place. */
const formLines = [10, 9, 15];

/** The user's own settings, as opposed to the client's: name, language and sign-in security. */
export function UserSettingsScreen({ search, onSearchChange }: UserSettingsScreenProps) {
  const details = useQuery(userDetailsQuery());
  const isOffered = useAllOffered();
  const sections = userSections.filter(({ shows }) => isOffered(shows));
  const isShown = (id: string) => sections.some((section) => section.id === id);
  return (
    <SettingsPage sections={sections}>
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
      ) : details.isError ? (
        <Card>
          <FailedQuery title={m.failed} query={details} />
        </Card>
      ) : (
        formLines.map((lines) => (
          <Card key={lines}>
            <LoadingLines lines={lines} />
          </Card>
        ))
      )}
      <SettingsSection id="two-factor">
        <TwoFactorCard />
      </SettingsSection>
      {isShown('passkeys') ? (
        <SettingsSection id="passkeys">
          <PasskeysCard />
        </SettingsSection>
      ) : null}
      {isShown('sessions') ? (
        <SettingsSection id="sessions">
          <SessionsList page={search.sessions} onPageChange={(sessions, options) => onSearchChange({ ...search, sessions }, options)} />
        </SettingsSection>
      ) : null}
      {isShown('activity') ? (
        <SettingsSection id="activity">
          <ActivityList page={search.activity} onPageChange={(activity, options) => onSearchChange({ ...search, activity }, options)} />
        </SettingsSection>
      ) : null}
    </SettingsPage>
  );
}
