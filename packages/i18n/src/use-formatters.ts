'use client';

import { createFormatters } from './formatters.ts';
import type { Formatters } from './formatters.ts';
import { matchLocale } from './locale.ts';
import { useIntl } from './react.tsx';
import type { ReactIntl } from './react.tsx';

const made = new WeakMap<ReactIntl, Formatters>();

/** Returns one object for all components below a provider. */
function formattersOf(intl: ReactIntl): Formatters {
  const formatters = made.get(intl) ?? createFormatters(matchLocale([intl.locale]), intl.timeZone);
  made.set(intl, formatters);
  return formatters;
}

/**
 * Returns money, date and number formatters in the reader's format. Separate from `react.tsx`, so that pages without them do not load them.
 */
export function useFormatters(): Formatters {
  return formattersOf(useIntl());
}
