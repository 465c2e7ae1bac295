import { useEffect, useState, type ComponentPropsWithRef, type ReactElement } from 'react';

const refreshMs = 30_000;

export interface RelativeTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime' | 'title'> {
  /** An RFC 3339 time, as in the contract. */
  value: string;
  /** Formats the distance from `nowMs` for the reader: "5 minutes ago". */
  format: (value: string, nowMs: number) => string;
  /** Formats the exact time, shown on hover. */
  formatExact: (value: string) => string;
}

/** The time since an event. It updates while the page is open. */
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
