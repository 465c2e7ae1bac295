import { useEffect, useState } from 'react';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Banner } from '@portico/ui/banner';
import { testClockMessages as m } from './test-clock.messages.ts';

const refreshMs = 20_000;

type TestClockBannerProps = { readonly aheadMs: number };

/** For as long as the server's clock is ahead of the real one: what time it is there. */
export function TestClockBanner({ aheadMs }: TestClockBannerProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <Banner tone="info" label={formatMessage(m.label)}>
      {formatMessage(m.notice, { time: dateTime(new Date(now + aheadMs)) })}
    </Banner>
  );
}
