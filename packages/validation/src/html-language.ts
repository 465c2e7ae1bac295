import { languageFacts } from '@portico/contract/languages';

/** Keyed by any code, because tests also write mails in additional languages. */
const facts: Readonly<Record<string, { dir: string }>> = languageFacts;

/** Returns the `lang` and `dir` attributes for a page's root. */
export const htmlLanguage = (language: string): string => `lang="${language}" dir="${facts[language]?.dir ?? 'ltr'}"`;
