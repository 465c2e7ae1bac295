import { useState } from 'react';
import type { Impersonation } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { DescriptionList } from '@portico/ui/description-list';
import { Disclosure } from '@portico/ui/disclosure';
import { Heading } from '@portico/ui/heading';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { Text } from '@portico/ui/text';
import { serverNow } from '../../../platform/server-clock.ts';
import styles from '../settings.module.css';
import { impersonationMessages as m } from './impersonations.messages.ts';

/** One session of support access, with its requests. */
export function ImpersonationEntry({ impersonation }: { readonly impersonation: Impersonation }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const { operator, reason, can_write: canWrite, user, started_at: started, until, ended_at: ended, requests } = impersonation;
  const [seenAt] = useState(serverNow);
  const isRunning = ended === null && Date.parse(until) > seenAt;
  return (
    <Disclosure
      title={formatMessage(m.reason, { operator, reason })}
      description={formatMessage(m.asUser, {
        when: dateTime(started),
        name: user.name,
        mode: canWrite ? 'write' : 'read',
        count: impersonation.request_count,
      })}
      end={isRunning ? <Status tone="warning">{formatMessage(m.running)}</Status> : null}
    >
      <Stack gap={4}>
        <DescriptionList
          items={[
            { id: 'as', term: formatMessage(m.email), value: user.email },
            { id: 'started', term: formatMessage(m.started), value: dateTime(started) },
            isRunning
              ? { id: 'until', term: formatMessage(m.until), value: dateTime(until) }
              : { id: 'ended', term: formatMessage(m.ended), value: dateTime(ended ?? until) },
          ]}
        />
        <Heading level={3}>{formatMessage(m.requests)}</Heading>
        {requests.length === 0 ? (
          <Text muted>{formatMessage(m.noRequests)}</Text>
        ) : (
          <ul role="list" className={styles.requests}>
            {withKeys(requests).map(({ key, at, operation, allowed }) => (
              <li key={key} className={styles.request}>
                <span>{formatMessage(m.operation, { operation })}</span>
                {allowed ? null : <Status tone="danger">{formatMessage(m.refused)}</Status>}
                <time dateTime={at} className={styles.quiet}>
                  {dateTime(at)}
                </time>
              </li>
            ))}
          </ul>
        )}
        {impersonation.request_count > requests.length ? (
          <Text muted>{formatMessage(m.newest, { count: requests.length, total: impersonation.request_count })}</Text>
        ) : null}
      </Stack>
    </Disclosure>
  );
}

/** Two identical requests may share a timestamp. */
function withKeys(requests: Impersonation['requests']): (Impersonation['requests'][number] & { readonly key: string })[] {
  const seen = new Map<string, number>();
  return requests.map((request) => {
    const name = `${request.at} ${request.operation}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { ...request, key: `${name} ${times}` };
  });
}
