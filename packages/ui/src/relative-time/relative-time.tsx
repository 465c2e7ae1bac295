import { useEffect, useState, type ComponentPropsWithRef, type ReactElement } from 'react';

const refreshMs = 30_000;

export interface RelativeTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime' | 'title'> {
  /** RFC 3339 time, as the contract sends it. */
  value: string;
  /** To the reader's words, as seen from `nowMs`: "5 minutes ago". */
  format: (value: string, nowMs: number) => string;
  /** The exact moment, shown on hover. */
  formatExact: (value: string) => string;
}

/** How long ago something was. It stays true while the page stays open. */
export function RelativeTime({ value, format, formatExact, ...rest }: RelativeTimeProps): ReactElement {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dir="auto" {...rest} dateTime={value} title={formatExact(value)}>
      {format(value, nowMs)}
    </time>
  );
}
