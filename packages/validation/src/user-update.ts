import * as v from 'valibot';
import { listCode, structureCode } from './issues.ts';
import { languages } from '@portico/contract/languages';
import { nameSchema } from './name.ts';

/** The user settings: names as at sign-up, and the language. Omitted fields stay unchanged. */
export const userUpdateSchema = v.strictObject(
  {
    first_name: v.optional(nameSchema),
    last_name: v.optional(nameSchema),
    language: v.optional(v.picklist(languages, listCode)),
  },
  structureCode,
);
