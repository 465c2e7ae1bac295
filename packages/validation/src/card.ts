import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { cardNameMaxLength } from './limits.ts';

/** What a person calls a card; nothing takes its name away. */
export const cardNameSchema = v.strictObject(
  {
    name: v.pipe(
      v.string(structureCode),
      v.normalize('NFC'),
      v.trim(),
      v.maxLength(cardNameMaxLength, 'too_long'),
      v.regex(/^[^\p{Cc}\p{Cf}]*$/u, 'characters_not_allowed'),
    ),
  },
  structureCode,
);
