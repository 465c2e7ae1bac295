import type { PasskeyAssertion, PasskeyAttestation } from '@portico/contract';
import * as v from 'valibot';
import { flagSchema } from './flag.ts';
import { structureCode } from './issues.ts';
import { passkeyNameMaxLength } from '@portico/contract/limits';
import { shownName } from './shown-name.ts';

const passkeyName = v.pipe(shownName(passkeyNameMaxLength), v.nonEmpty('required'));

/** A credential from the browser: the contract defines its shape, and the signature check validates its content. */
const made = <Credential extends object>() => v.custom<Credential>((value) => typeof value === 'object' && value !== null, structureCode);

export const passkeyNameSchema = v.strictObject({ name: passkeyName }, structureCode);

export const passkeyRegistrationSchema = v.strictObject({ name: passkeyName, credential: made<PasskeyAttestation>() }, structureCode);

export const passkeyLoginSchema = v.strictObject(
  { credential: made<PasskeyAssertion>(), rememberMe: v.optional(flagSchema, 0) },
  structureCode,
);
