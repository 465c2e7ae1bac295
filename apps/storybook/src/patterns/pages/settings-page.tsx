import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { Tabs } from '@portico/ui/tabs';
import { useState, type ReactElement } from 'react';
import { NotificationSettings } from '../forms/notification-settings.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { euros } from '../frame/wording.ts';
import { PaymentSettings } from './payment-settings.tsx';
import { ProfileForm } from './profile-form.tsx';
import { UserSettings } from './user-settings.tsx';
import styles from './pages.module.css';

function Client({ onChangeEmail }: { onChangeEmail: () => void }): ReactElement {
  return (
    <Stack gap={5}>
      <Card title="Account">
        <DescriptionList
          items={[
            { id: 'status', term: 'Status', value: <Status tone="success">Active</Status> },
            { id: 'user', term: 'Main user', value: 'Alexandra Weber' },
            {
              id: 'email',
              term: 'Email',
              value: 'alexandra@acme.dev',
              end: (
                <Button size="sm" aria-label="Change email" onClick={onChangeEmail}>
                  Change
                </Button>
              ),
            },
            { id: 'balance', term: 'Balance', value: euros(128_40) },
          ]}
        />
      </Card>
      <ProfileForm />
    </Stack>
  );
}

/** One tab per group of settings, in it one card per subject, each saved separately. */
export function SettingsPage(): ReactElement {
  const [tab, setTab] = useState<'client' | 'payment' | 'user' | 'notifications'>('client');
  return (
    <PortalFrame current="settings">
      <Stack gap={5} className={styles.settings}>
        <PageHeader title="Settings" description="alexandra@acme.dev" />
        <Tabs
          label="Settings"
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'client', label: 'Client', content: <Client onChangeEmail={() => setTab('user')} /> },
            { value: 'payment', label: 'Payment', content: <PaymentSettings /> },
            { value: 'user', label: 'User', content: <UserSettings /> },
            { value: 'notifications', label: 'Notifications', content: <NotificationSettings /> },
          ]}
        />
      </Stack>
    </PortalFrame>
  );
}
