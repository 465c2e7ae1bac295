import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Banner } from '@portico/ui/banner';
import { useServerNow } from '../../../platform/server-clock.ts';
import { testClockMessages as m } from './test-clock.messages.ts';

const refreshMs = 20_000;

/** For as long as the server's clock is ahead of the real one: what time it is there. */
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
