import type { Language } from '@portico/contract';
import { languageFacts } from '@portico/contract/languages';

const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;
const spaced = /^[1-9]\d{0,2}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/;

/** Returns both meanings of an ambiguous text such as "1.000", if the language does not decide it: the whole number and the fraction. */
export function numberInDoubt(text: string, language: Language): { whole: number; fraction: number } | null {
  const match = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(text.trim());
  if (match === null || match[2] === languageFacts[language].thousands) return null;
  return { whole: Number(`${match[1]}${match[3]}`), fraction: Number(`${match[1]}.${match[3]}`) };
}

/**
 * Parses a number as readers of the language write it: thousands separated by spaces or the language's separator, decimals after a point or
 * a comma. Null for an empty text, NaN for an invalid or ambiguous one.
 */
export function readNumber(text: string, language: Language): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const sign = /^[-−]\s?/.exec(typed)?.[0] ?? '';
  const size = readSize(typed.slice(sign.length), language);
  return sign === '' ? size : -size;
}

/** Parses a number without its sign. */
function readSize(text: string, language: Language): number {
  const digits = spaced.test(text) ? text.replaceAll(/[\s'’]/g, '') : text;
  if (numberInDoubt(digits, language)) return Number.NaN;
  const marks = [...new Set(digits.match(/[.,]/g))];
  const [mark] = marks;
  if (marks.length > 1) return readDecimals(digits, Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(',')));
  if (mark !== undefined && grouped.test(digits) && (mark === languageFacts[language].thousands || digits.split(mark).length > 2)) {
    return Number(digits.replaceAll(mark, ''));
  }
  return /^\d+(?:[.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
}

/** Parses a number with both separators: the last one, at this index, starts the decimals. */
function readDecimals(digits: string, at: number): number {
  const [whole, decimals] = [digits.slice(0, at), digits.slice(at + 1)];
  const isRight = /^\d+$/.test(decimals) && grouped.test(whole) && !whole.includes(digits.charAt(at));
  return isRight ? Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`) : Number.NaN;
}
