import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { lazily } from '@portico/ui/lazily';
import { Stack } from '@portico/ui/stack';
import { FailedQuery, LoadingLines } from '../../../calls/query-states.tsx';
import { useDenied } from '../../../calls/use-denied.ts';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { ImpersonationsCard } from '../impersonations/impersonations-card.tsx';
import { PeopleCard } from '../people/people-card.tsx';
import { clientProfileQuery } from '../settings.queries.ts';
import styles from '../settings.module.css';
import { AccountFacts } from './account-facts.tsx';
import { loadProfileForm } from './load-profile-form.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { clientMessages as m } from './client.messages.ts';

const ProfileForm = lazily(loadProfileForm, (module) => module.ProfileForm);

type ClientProfileScreenProps = { readonly page: number; readonly onPageChange: SearchChange<number> };

/** The client: its profile, its users, and the operators who acted as one of them. */
export function ClientProfileScreen({ page, onPageChange }: ClientProfileScreenProps) {
  return (
    <Stack gap={5} className={styles.medium}>
      <Profile />
      <PeopleCard />
      <ImpersonationsCard page={page} onPageChange={onPageChange} />
    </Stack>
  );
}

function Profile() {
  const { formatMessage } = useIntl();
  const profile = useQuery(clientProfileQuery());
  const denied = useDenied('updateClientProfile');
  const form = (
    <Card title={formatMessage(m.profile)} className={styles.formRoom}>
      <LoadingLines lines={8} />
    </Card>
  );
  if (profile.isError && !profile.data) return <FailedQuery title={m.profileFailed} query={profile} />;
  return (
    <>
      <AccountFacts profile={profile.data} />
      {!profile.data ? (
        form
      ) : denied ? (
        <ProfileFacts profile={profile.data} reason={denied} />
      ) : (
        <Suspense fallback={form}>
          <ProfileForm profile={profile.data} />
        </Suspense>
      )}
    </>
  );
}
