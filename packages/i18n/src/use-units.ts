'use client';

import { useMemo } from 'react';
import { useIntl, useLocale } from './react.tsx';
import { createUnits } from './units.ts';
import type { Units } from './units.ts';

/** Returns formatters for data sizes and chart times. Separate from `useFormatters`, because few pages need them. */
export function useUnits(): Units {
  const locale = useLocale();
  const { timeZone } = useIntl();
  return useMemo(() => createUnits(locale, timeZone), [locale, timeZone]);
}
