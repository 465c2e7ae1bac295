import type { ReactIntl } from '@portico/i18n/react';
import { shownLanguageAtom } from './locale.ts';
import { store } from './store.ts';

/** Returns the texts of the language shown now. What waits for an answer uses them after it, because the reader may have switched. */
export const shownIntl = (): ReactIntl => store.get(shownLanguageAtom).intl;
