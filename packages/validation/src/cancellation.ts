import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { cancellationReasonMaxLength } from '@portico/contract/limits';

/**
 * Latin and Cyrillic letters, digits, spaces and line breaks, and the punctuation and symbols of keyboards; no other scripts, emoji or
 * control characters.
 */
const reasonCharacters = /^[A-Za-zА-Яа-яЁё0-9 \u00a0\t\r\n!-/:-@[-`{-~«»„“”‘’–—…№€₽°]*$/;

/** Cancellation reason: required, English or Russian text and punctuation only. */
export const cancellationReasonSchema = v.pipe(
  v.string(structureCode),
  v.normalize('NFC'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(cancellationReasonMaxLength, 'too_long'),
  v.regex(reasonCharacters, 'characters_not_allowed'),
);

/** A request; its plan (`dry_run`) needs no reason. */
export const cancellationSchema = v.variant(
  'dry_run',
  [
    v.strictObject({ reason: cancellationReasonSchema, dry_run: v.literal(false) }, structureCode),
    v.strictObject({ reason: v.string(structureCode), dry_run: v.literal(true) }, structureCode),
  ],
  structureCode,
);
