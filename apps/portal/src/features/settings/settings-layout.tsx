import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { TabNav } from '@portico/ui/tab-nav';
import { useOpenPages } from '../../operations/rights/use-open-pages.ts';
import { notificationMessages } from './notifications.messages.ts';
import { settingsMessages as m } from './settings.messages.ts';

const tabs = [
  { to: '/settings/client', label: m.client },
  { to: '/settings/payment', label: m.payment },
  { to: '/settings/user', label: m.user },
  { to: '/settings/notifications', label: notificationMessages.title },
] as const;

/** The settings screens, each with its own URL. */
export function SettingsLayout() {
  const { formatMessage } = useIntl();
  const isOpen = useOpenPages();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return (
    <Stack gap={5}>
      <PageHeader title={formatMessage(title ? { id: title } : m.tabs)} />
      <TabNav
        label={formatMessage(m.tabs)}
        items={tabs
          .filter(({ to }) => isOpen(to))
          .map(({ to, label }) => ({ id: to, label: formatMessage(label), link: <Link to={to} /> }))}
      />
      <Outlet />
    </Stack>
  );
}
