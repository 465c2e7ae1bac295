import * as v from 'valibot';
import { structureCode } from './issues.ts';

/** Returns the schema of a user-chosen name: anything readable in a list. */
export const shownName = (maxLength: number) =>
  v.pipe(
    v.string(structureCode),
    v.normalize('NFC'),
    v.trim(),
    v.maxLength(maxLength, 'too_long'),
    v.regex(/^[^\p{Cc}\p{Cf}]*$/u, 'characters_not_allowed'),
  );
