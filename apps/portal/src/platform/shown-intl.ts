import type { ReactIntl } from '@portico/i18n/react';
import { shownLanguageAtom } from './locale.ts';
import { store } from './store.ts';

/** Returns the texts of the language shown now. Call it after waiting for an answer: the user may have switched meanwhile. */
export const shownIntl = (): ReactIntl => store.get(shownLanguageAtom).intl;
