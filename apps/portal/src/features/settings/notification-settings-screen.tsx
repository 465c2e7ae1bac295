import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NotificationPreferences, TelegramLink } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { Link as TextLink } from '@portico/ui/link';
import { Stack } from '@portico/ui/stack';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { FailedQuery, LoadingLines } from '../../operations/query-states.tsx';
import { useDeniedReason } from '../../operations/rights/use-denied-reason.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { useUser } from '../../operations/use-user.ts';
import { notificationMessages as m } from './notifications.messages.ts';
import { notificationPreferencesQuery, telegramLinkQuery } from './settings.queries.ts';
import { SettingsPage } from './settings-page.tsx';
import { SwitchList } from './switch-list.tsx';
import { TelegramCard } from './telegram/telegram-card.tsx';
import { telegramMessages } from './telegram/telegram.messages.ts';
import { useSavedSwitches } from './use-saved-switches.ts';
import styles from './settings.module.css';

/** The user's notification channels and topics. */
export function NotificationSettingsScreen() {
  const preferences = useQuery(notificationPreferencesQuery());
  return (
    <SettingsPage>
      {preferences.data ? (
        <Preferences values={preferences.data} />
      ) : preferences.isError ? (
        <FailedQuery title={m.failed} query={preferences} />
      ) : (
        <LoadingLines lines={9} />
      )}
    </SettingsPage>
  );
}

function Preferences({ values }: { readonly values: NotificationPreferences }) {
  const { formatMessage } = useIntl();
  const mainUserOnly = useUser()?.is_main === false ? formatMessage(m.mainUserOnly) : undefined;
  const telegram = useQuery(telegramLinkQuery());
  const offersTelegram = useOffered('getTelegramLink');
  // A switch must not move under the pointer when the card above it has loaded.
  const isBelowLoading = offersTelegram && telegram.isPending && telegram.errorUpdateCount === 0;
  const denied = useDeniedReason('updateNotificationPreferences');
  const saving = useOperation('updateNotificationPreferences');
  const { queryKey } = notificationPreferencesQuery();
  const state = useSavedSwitches({ queryKey, values, save: (body) => saving.send({ body }) });
  const common = { state, readOnly: denied !== undefined, failed: m.notSaved };
  return (
    <Stack gap={5}>
      {denied ? <Callout tone="info">{denied}</Callout> : null}
      <Card title={formatMessage(m.ways)}>
        <SwitchList
          {...common}
          switches={[
            { name: 'email', label: m.email, hint: m.emailHint },
            ...(offersTelegram
              ? [
                  {
                    name: 'telegram' as const,
                    label: telegramMessages.title,
                    hint: telegramMessages.hint,
                    note: telegram.data && <TelegramNote link={telegram.data} isOn={state.isOn('telegram')} />,
                    cannotBeOn: telegram.data?.state !== 'linked',
                  },
                ]
              : []),
          ]}
        />
      </Card>
      {telegram.data ? <TelegramCard link={telegram.data} /> : null}
      {telegram.isError ? <FailedQuery title={telegramMessages.failed} query={telegram} /> : null}
      {isBelowLoading ? (
        <LoadingLines lines={9} />
      ) : (
        <Card title={formatMessage(m.subjects)} footer={<span className={styles.quiet}>{formatMessage(m.security)}</span>}>
          <SwitchList
            {...common}
            switches={[
              { name: 'general', label: m.general, hint: m.generalHint, note: mainUserOnly },
              { name: 'invoices_and_billing', label: m.billing, hint: m.billingHint, note: mainUserOnly },
              { name: 'support_tickets', label: m.support, hint: m.supportHint },
              { name: 'product_updates', label: m.product, hint: m.productHint },
              { name: 'news_and_announcements', label: m.news, hint: m.newsHint },
              { name: 'marketing', label: m.marketing, hint: m.marketingHint },
            ]}
          />
        </Card>
      )}
    </Stack>
  );
}

/** Why the channel sends nothing yet. */
function TelegramNote({ link, isOn }: { readonly link: TelegramLink; readonly isOn: boolean }) {
  const { formatMessage } = useIntl();
  const toProfile = (text: ReactNode[]) => (
    <TextLink key="link" render={<Link to="/settings/client" />}>
      {text}
    </TextLink>
  );
  switch (link.state) {
    case 'off':
      return formatMessage(telegramMessages.off);
    case 'no_id':
      return formatMessage(telegramMessages.noId, { link: toProfile });
    case 'unlinked':
    case 'lost':
      return formatMessage(isOn ? telegramMessages.nothingSent : telegramMessages.linkFirst);
    case 'linked':
      return null;
  }
}
