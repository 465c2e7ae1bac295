import { useAtomValue } from 'jotai/react';
import { readNumber } from '@portico/validation/read-number';
import { localeAtom } from '../platform/locale.ts';

/** Reads a number as readers of the page's language write it; NaN for a text that is none. */
export function useReadNumber(): (text: string) => number {
  const locale = useAtomValue(localeAtom);
  return (text) => readNumber(text, locale) ?? Number.NaN;
}
