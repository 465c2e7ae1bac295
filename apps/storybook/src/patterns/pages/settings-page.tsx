import { Badge } from '@portico/ui/badge';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import type { ReactElement } from 'react';
import { NotificationSettings } from '../forms/notification-settings.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { moment } from '../frame/wording.ts';
import styles from './pages.module.css';

function Change({ what }: { what: string }): ReactElement {
  return (
    <Button size="sm" aria-label={what}>
      Change
    </Button>
  );
}

/** One column with one card per subject, each saved separately. */
export function SettingsPage(): ReactElement {
  return (
    <PortalFrame current="settings">
      <Stack gap={5} className={styles.settings}>
        <PageHeader title="Settings" description="alexandra@acme.dev" />
        <Card title="Profile">
          <DescriptionList
            items={[
              { id: 'name', term: 'Name', value: 'Alexandra Weber', end: <Change what="Change name" /> },
              { id: 'email', term: 'E-mail', value: 'alexandra@acme.dev', end: <Change what="Change e-mail" /> },
              { id: 'role', term: 'Role', value: <Badge variant="accent">Main user</Badge> },
            ]}
          />
        </Card>
        <Card title="Sign-in">
          <DescriptionList
            items={[
              { id: 'password', term: 'Password', value: 'Changed on Sep 2, 2026', end: <Change what="Change password" /> },
              {
                id: 'second',
                term: 'Second step',
                value: <Status tone="success">By an app on your phone</Status>,
                end: <Change what="Change the second step" />,
              },
              { id: 'last', term: 'Last sign-in', value: moment('2026-11-21T08:30:00Z') },
            ]}
          />
        </Card>
        <NotificationSettings />
      </Stack>
    </PortalFrame>
  );
}
