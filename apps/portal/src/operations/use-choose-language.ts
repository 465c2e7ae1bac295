import type { Locale } from '@portico/i18n/locale';
import { changeLocale } from '../platform/locale.ts';
import { store } from '../platform/store.ts';
import { useOperation } from './use-operation.ts';

/** Shows the portal in another language and keeps it as the user's own, e-mails included. */
export function useChooseLanguage(): (language: Locale) => void {
  const keeping = useOperation('updateUser', {
    // The interface has changed already; only the e-mails keep the former language until the next choice.
    onFailure: (error) => console.error('Error keeping the language:', error),
  });
  return (language) => void changeLocale(store, language).then(() => keeping.run({ body: { language } }));
}
