import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { emailMaxLength } from '@portico/contract/limits';

const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** An address deliverable over the internet: RFC 5321's dot-atom and a domain with a dot. Surrounding spaces are dropped. */
export const emailSchema = v.pipe(
  v.string(structureCode),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(emailMaxLength, 'too_long'),
  v.regex(address, 'email_invalid'),
  v.check((email) => email.indexOf('@') <= 64, 'email_invalid'),
);

/** A form with only an email: a new code, a reset link. */
export const emailRequestSchema = v.strictObject({ email: emailSchema }, structureCode);
