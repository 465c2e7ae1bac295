import { useEffect, useState, useSyncExternalStore, type ComponentPropsWithRef, type ReactElement } from 'react';

const refreshMs = 30_000;

const neverChanges = () => () => undefined;

export interface RelativeTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime' | 'title'> {
  /** An RFC 3339 time, as in the contract. */
  value: string;
  /** Formats the distance from `nowMs` for the reader: "5 minutes ago". */
  format: (value: string, nowMs: number) => string;
  /** Formats the exact time, shown on hover. */
  formatExact: (value: string) => string;
}

/**
 * The time since an event. It updates while the page is open. On a page from a server it is the exact time until React has hydrated it,
 * because a server doesn't know when its page will be read, or in which time zone.
 */
export function RelativeTime({ value, format, formatExact, ...rest }: RelativeTimeProps): ReactElement {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  // A new element, because React keeps the server's text for one whose text is the same before and after.
  return (
    <time
      key={String(isHydrated)}
      dir="auto"
      suppressHydrationWarning
      {...rest}
      dateTime={value}
      title={isHydrated ? formatExact(value) : undefined}
    >
      {isHydrated ? format(value, nowMs) : formatExact(value)}
    </time>
  );
}
