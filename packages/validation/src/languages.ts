import type { Language } from '@portico/contract';
import { languages as languageFacts } from '@portico/contract/languages';

/** Facts about each language that need no catalog. */
export { languageFacts };

/** The product's languages, shared by the forms, the catalogs and the API: those of `openapi/languages.json`. */
// Object.keys returns string[].
export const languages = Object.keys(languageFacts) as readonly Language[];
