import { languageFacts } from '@portico/validation/languages';

/** By its code: a mail is also written in languages that only a test has. */
const facts: Readonly<Record<string, { dir: string }>> = languageFacts;

/** What a page of a language says of it on its root: which it is, and from which side it is read. */
export const htmlLanguage = (language: string): string => `lang="${language}" dir="${facts[language]?.dir ?? 'ltr'}"`;
