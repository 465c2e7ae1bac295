import type { Language } from '@portico/contract';
import { languages as languageFacts } from '@portico/contract/languages';

/** What is known of each without its catalogs. */
export { languageFacts };

/** The languages of the product, for the forms, the catalogs and the API: those of `openapi/languages.json`. */
// Object.keys forgets what keys there are.
export const languages = Object.keys(languageFacts) as readonly Language[];
