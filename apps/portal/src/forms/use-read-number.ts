import { useAtomValue } from 'jotai/react';
import { readNumber } from '@portico/validation/read-number';
import { localeAtom } from '../platform/locale.ts';

/** Returns a function that parses a number in the page's language, or NaN for any other text. */
export function useReadNumber(): (text: string) => number {
  const locale = useAtomValue(localeAtom);
  return (text) => readNumber(text, locale) ?? Number.NaN;
}
