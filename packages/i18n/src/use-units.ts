'use client';

import { useMemo } from 'react';
import { useIntl, useLocale } from './react.tsx';
import { createUnits } from './units.ts';
import type { Units } from './units.ts';

/** Amounts of data and the times of charts as the reader writes them. Apart from `useFormatters`, since few pages have them. */
export function useUnits(): Units {
  const locale = useLocale();
  const { timeZone } = useIntl();
  return useMemo(() => createUnits(locale, timeZone), [locale, timeZone]);
}
