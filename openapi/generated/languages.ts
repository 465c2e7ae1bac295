// Generated from openapi/ by `pnpm contract`. Change what it is made of, not this file.

/**
 * The languages of the product: its own name, how its readers write numbers and dates (a BCP 47 tag), from which side they read, what they call this moment, what sets thousands apart, and the
 * configuration of PostgreSQL's full text search.
 */
export const languages = {
  en: {"name":"English","tag":"en-US","dir":"ltr","justNow":"just now","thousands":",","search":"english"},
  ru: {"name":"Русский","tag":"ru-RU","dir":"ltr","justNow":"только что","thousands":".","search":"russian"},
} as const;
