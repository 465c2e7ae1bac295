import type { Locale } from '@portico/i18n/locale';
import { api } from './api.ts';
import { changeLocale } from '../platform/locale.ts';
import { session, store } from '../platform/store.ts';

/** Shows the portal in another language and, for somebody who is signed in, keeps it as the user's own, e-mails included. */
export async function chooseLanguage(language: Locale): Promise<void> {
  await changeLocale(store, language);
  if (!store.get(session.isAuthenticatedAtom)) return;
  try {
    store.set(session.userAtom, await api.call('updateUser', { body: { language } }));
  } catch (error) {
    // The interface has changed already; only the e-mails keep the former language until the next choice.
    console.error('Error keeping the language:', error);
  }
}
