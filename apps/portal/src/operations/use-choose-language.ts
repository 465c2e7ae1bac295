import type { Locale } from '@portico/i18n/locale';
import { changeLocale } from '../platform/locale.ts';
import { store } from '../platform/store.ts';
import { useOperation } from './use-operation.ts';

/** Changes the portal's language and saves it as the user's own, which also applies to emails. */
export function useChooseLanguage(): (language: Locale) => void {
  const keeping = useOperation('updateUser', {
    // The interface has already changed; only emails keep the old language until the next change.
    onFailure: (error) => console.error('Error keeping the language:', error),
  });
  return (language) => void changeLocale(store, language).then(() => keeping.run({ body: { language } }));
}
