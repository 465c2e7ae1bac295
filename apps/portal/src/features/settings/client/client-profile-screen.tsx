import { useQuery } from '@tanstack/react-query';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { useAllOffered } from '../../../operations/offers/use-offered.ts';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { ImpersonationsCard } from '../impersonations/impersonations-card.tsx';
import { impersonationMessages } from '../impersonations/impersonations.messages.ts';
import { PeopleCard } from '../people/people-card.tsx';
import { peopleMessages } from '../people/people.messages.ts';
import { SettingsPage, SettingsSection } from '../settings-page.tsx';
import { clientProfileQuery } from '../settings.queries.ts';
import styles from '../settings.module.css';
import { AccountFacts } from './account-facts.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { clientMessages as m } from './client.messages.ts';

const sections = [
  { id: 'account', label: m.account, shows: 'getClientProfile' },
  { id: 'profile', label: m.profile, shows: 'getClientProfile' },
  { id: 'users', label: peopleMessages.title, shows: 'listClientUsers' },
  { id: 'support-access', label: impersonationMessages.title, shows: 'listImpersonations' },
] as const;

type ClientProfileScreenProps = { readonly page: number; readonly onPageChange: SearchChange<number> };

/** The client: its profile, its users and support access. */
export function ClientProfileScreen({ page, onPageChange }: ClientProfileScreenProps) {
  const isOffered = useAllOffered();
  return (
    <SettingsPage sections={sections.filter(({ shows }) => isOffered(shows))}>
      {isOffered('getClientProfile') ? <Profile /> : null}
      {isOffered('listClientUsers') ? (
        <SettingsSection id="users">
          <PeopleCard />
        </SettingsSection>
      ) : null}
      {isOffered('listImpersonations') ? (
        <SettingsSection id="support-access">
          <ImpersonationsCard page={page} onPageChange={onPageChange} />
        </SettingsSection>
      ) : null}
    </SettingsPage>
  );
}

function Profile() {
  const { formatMessage } = useIntl();
  const profile = useQuery(clientProfileQuery());
  const denied = useDeniedReason('updateClientProfile');
  if (profile.isError && !profile.data) return <FailedQuery title={m.profileFailed} query={profile} />;
  return (
    <>
      <SettingsSection id="account">
        <AccountFacts profile={profile.data} />
      </SettingsSection>
      <SettingsSection id="profile">
        {!profile.data ? (
          <Card title={formatMessage(m.profile)} className={styles.formRoom}>
            <LoadingLines lines={8} />
          </Card>
        ) : denied ? (
          <ProfileFacts profile={profile.data} reason={denied} />
        ) : (
          <ProfileForm profile={profile.data} />
        )}
      </SettingsSection>
    </>
  );
}
