'use client';

import { createFormatters } from './formatters.ts';
import type { Formatters } from './formatters.ts';
import { matchLocale } from './locale.ts';
import { useIntl } from './react.tsx';
import type { ReactIntl } from './react.tsx';

const made = new WeakMap<ReactIntl, Formatters>();

/** The same object for every component below one provider. */
function formattersOf(intl: ReactIntl): Formatters {
  const formatters = made.get(intl) ?? createFormatters(matchLocale([intl.locale]), intl.timeZone);
  made.set(intl, formatters);
  return formatters;
}

/** Money, dates and numbers as the reader writes them. Beside `react.tsx`, since a page without any pays nothing for it. */
export function useFormatters(): Formatters {
  return formattersOf(useIntl());
}
