import * as v from 'valibot';
import { countryCodes } from './countries.ts';
import { listCode, structureCode } from './issues.ts';
import {
  addressMaxLength,
  cityMaxLength,
  companyNameMaxLength,
  phoneMaxLength,
  stateMaxLength,
  telegramIdMaxLength,
  vatIdMaxLength,
  zipCodeMaxLength,
} from '@portico/contract/limits';
import type { Language } from '@portico/contract';
import { languageFacts } from '@portico/contract/languages';
import { nameSchema } from './name.ts';
import { phoneAsE164 } from './phone.ts';
import { vatIdAsWritten } from './vat-id.ts';

/** Letters of any script, marks, digits, punctuation, symbols and spaces: everything that can be printed on an invoice. */
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*$/u;

const orNull = v.transform((text: string): string | null => (text === '' ? null : text));

/** Returns the schema of an optional line of text. */
function lineSchema(maxLength: number) {
  return v.pipe(
    v.nullable(v.string(structureCode), ''),
    v.transform((text) => (text ?? '').normalize('NFC').trim()),
    v.maxLength(maxLength, 'too_long'),
    v.regex(printable, 'characters_not_allowed'),
    orNull,
  );
}

const telegramIdSchema = v.pipe(
  v.nullable(v.string(structureCode), ''),
  v.transform((text) => (text ?? '').trim()),
  v.regex(/^[0-9]*$/, 'digits_only'),
  v.maxLength(telegramIdMaxLength, 'too_long'),
  orNull,
);

const vatIdSchema = v.pipe(
  lineSchema(vatIdMaxLength),
  v.check((id) => id === null || vatIdAsWritten(id) !== null, 'vat_id_invalid'),
  v.transform((id) => (id === null ? null : vatIdAsWritten(id))),
);

/** The rules of each field. */
export const profileSchema = v.strictObject(
  {
    first_name: nameSchema,
    last_name: nameSchema,
    company_name: lineSchema(companyNameMaxLength),
    address: lineSchema(addressMaxLength),
    city: lineSchema(cityMaxLength),
    state: lineSchema(stateMaxLength),
    zip_code: lineSchema(zipCodeMaxLength),
    country: v.picklist(countryCodes, listCode),
    phone: lineSchema(phoneMaxLength),
    // Also one that this portal was built without. Object.keys returns string[].
    language: v.picklist(Object.keys(languageFacts) as Language[], listCode),
    telegram_id: telegramIdSchema,
    vat_id: vatIdSchema,
  },
  structureCode,
);

/** Section 5 on the client profile. It includes the metadata of all phone numbers, so load it with its screen only. */
export const clientProfileSchema = v.pipe(
  profileSchema,
  v.forward(
    v.partialCheck(
      [['phone'], ['country']],
      ({ phone, country }) => phone === null || phoneAsE164(phone, country) !== null,
      'phone_invalid',
    ),
    ['phone'],
  ),
  v.transform((profile) => ({ ...profile, phone: profile.phone === null ? null : phoneAsE164(profile.phone, profile.country) })),
);
