import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { TelegramLink } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { Link as TextLink } from '@portico/ui/link';
import { Stack } from '@portico/ui/stack';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useOperation } from '../../../operations/use-operation.ts';
import { notify } from '../../../platform/notifications.tsx';
import { TelegramCodeForm } from './telegram-code-form.tsx';
import { telegramMessages as m } from './telegram.messages.ts';
import styles from '../settings.module.css';

/** Links a user to the profile's Telegram ID, confirmed by a code that the bot sends. */
export function TelegramCard({ link }: { readonly link: TelegramLink }) {
  const { formatMessage } = useIntl();
  if (link.state === 'off' || link.telegram_id === null) return null;
  return (
    <Card title={formatMessage(m.title)}>
      <Stack gap={5}>
        {link.state === 'lost' ? <Callout tone="warning">{formatMessage(m.lost)}</Callout> : null}
        {link.state === 'linked' ? (
          <Linked link={link} />
        ) : link.code_expires_at === null ? (
          <AskForCode bot={link.bot} telegramId={link.telegram_id} />
        ) : (
          <TelegramCodeForm key={link.code_expires_at} telegramId={link.telegram_id} />
        )}
      </Stack>
    </Card>
  );
}

function AskForCode({ bot, telegramId }: { readonly bot: string | null; readonly telegramId: string }) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('requestTelegramLink');
  const requesting = useOperation('requestTelegramLink', { failed: m.sendFailed });
  const toBot = (text: ReactNode[]) => (
    <TextLink key="bot" href={`https://t.me/${bot}`} target="_blank" rel="noreferrer">
      {text}
    </TextLink>
  );
  const toProfile = (text: ReactNode[]) => (
    <TextLink key="link" render={<Link to="/settings/client" />}>
      {text}
    </TextLink>
  );
  return (
    <>
      <p>{bot === null ? formatMessage(m.startUnnamed) : formatMessage(m.start, { name: bot, bot: toBot })}</p>
      <p>{formatMessage(m.codeTo, { id: telegramId, b: (text: ReactNode[]) => <b key="id">{text}</b>, link: toProfile })}</p>
      <Stack direction="row">
        <Button busy={requesting.busy} disabledReason={denied} onClick={() => void requesting.run({})}>
          {formatMessage(m.send)}
        </Button>
      </Stack>
    </>
  );
}

function Linked({ link }: { readonly link: TelegramLink }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const denied = useDeniedReason('unlinkTelegram');
  const unlinking = useOperation('unlinkTelegram', {
    onSuccess: () => notify.success(formatMessage(m.unlinked)),
    failed: m.unlinkFailed,
  });
  return (
    <>
      <p>{formatMessage(m.linked)}</p>
      <DescriptionList
        layout="plain"
        items={[
          { id: 'id', term: formatMessage(m.id), value: link.telegram_id, mono: true },
          ...(link.linked_at === null ? [] : [{ id: 'since', term: formatMessage(m.since), value: dateTime(link.linked_at) }]),
        ]}
      />
      <Stack direction="row" className={styles.atEdge}>
        <Button variant="danger-quiet" busy={unlinking.busy} disabledReason={denied} onClick={() => void unlinking.run({})}>
          {formatMessage(m.unlink)}
        </Button>
      </Stack>
    </>
  );
}
