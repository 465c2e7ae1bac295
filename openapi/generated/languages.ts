// Generated from openapi/ by `pnpm contract`. Change what it is made of, not this file.

import type { Language } from './contract.ts';

/**
 * Facts about each language that need no catalog: its own name, how its readers write numbers and dates (a BCP 47 tag), from which side they read, what they call this moment, what sets thousands apart, and the
 * configuration of PostgreSQL's full text search.
 */
export const languageFacts = {
  en: {"name":"English","tag":"en-US","dir":"ltr","justNow":"just now","thousands":",","search":"english"},
  ru: {"name":"Русский","tag":"ru-RU","dir":"ltr","justNow":"только что","thousands":".","search":"russian"},
} as const;

/** The product's languages, shared by the forms, the catalogs and the API: those of `openapi/languages.json`. */
// Object.keys returns string[].
export const languages = Object.keys(languageFacts) as readonly Language[];
