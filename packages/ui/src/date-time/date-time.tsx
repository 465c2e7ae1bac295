import type { ComponentPropsWithRef, ReactElement } from 'react';

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** An RFC 3339 time or ISO day, as in the contract. */
  value: string;
  /** Formats the value for the reader: locale, time zone, precision. */
  format: (value: string) => string;
}

/** A day or time, for people and machines. It keeps its language's order in either page direction. */
export function DateTime({ value, format, ...rest }: DateTimeProps): ReactElement {
  return (
    <time dir="auto" {...rest} dateTime={value}>
      {format(value)}
    </time>
  );
}
