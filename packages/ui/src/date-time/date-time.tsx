import type { ComponentPropsWithRef, ReactElement } from 'react';

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** RFC 3339 time or ISO day, as the contract sends it. */
  value: string;
  /** To the reader's words: locale, time zone, how much detail. */
  format: (value: string) => string;
}

/** A day or a moment, for people and for machines. It keeps the order of its own language, whichever way the page is read. */
export function DateTime({ value, format, ...rest }: DateTimeProps): ReactElement {
  return (
    <time dir="auto" {...rest} dateTime={value}>
      {format(value)}
    </time>
  );
}
