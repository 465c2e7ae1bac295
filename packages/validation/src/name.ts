import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { nameMaxLength, nameMinLength } from '@portico/contract/limits';

const nameCharacters = /^[[\p{L}&&[\p{Script=Latin}\p{Script=Cyrillic}]]0-9 '’\-]*$/v;

/** 2 to 15 letters (Latin or Cyrillic), digits, spaces, hyphens, apostrophes. Composed first, so that a decomposed é or й counts as one letter. */
export const nameSchema = v.pipe(
  v.string(structureCode),
  v.normalize('NFC'),
  v.trim(),
  v.nonEmpty('required'),
  v.minLength(nameMinLength, 'too_short'),
  v.maxLength(nameMaxLength, 'too_long'),
  v.regex(nameCharacters, 'characters_not_allowed'),
);
