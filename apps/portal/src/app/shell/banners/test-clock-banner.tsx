import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Banner } from '@portico/ui/banner';
import { useServerNow } from '../../../platform/server-clock.ts';
import { testClockMessages as m } from './test-clock.messages.ts';

const refreshMs = 20_000;

/** Shown while the server's test clock is ahead: the time there. */
export function TestClockBanner() {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const now = useServerNow(refreshMs);
  return (
    <Banner tone="info" label={formatMessage(m.label)}>
      {formatMessage(m.notice, { time: dateTime(new Date(now)) })}
    </Banner>
  );
}
