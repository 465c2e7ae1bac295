import type { Locale } from '@portico/i18n/locale';
import { changeLocale } from '../platform/locale.ts';
import { startOverFor } from '../platform/missing-code.ts';
import { session, store } from '../platform/store.ts';
import { useOperation } from './use-operation.ts';

/** The language chosen last, in any of the places that offer the choice. */
let latest: Locale | undefined;
/** One save at a time, because two that run at once may arrive in either order. */
let saved: Promise<void> = Promise.resolve();

/** Changes the portal's language and saves it as the user's own, which also applies to emails. An operator's choice isn't the client's. */
export function useChooseLanguage(): (language: Locale) => void {
  const { send } = useOperation('updateUser');

  async function save(language: Locale): Promise<void> {
    // The texts of an earlier choice may load after those of a later one.
    if (language !== latest) return;
    // The interface has already changed; only emails keep the old language until the next change.
    await send({ body: { language } }).catch((error: unknown) => console.error('Error keeping the language:', error));
  }

  async function choose(language: Locale): Promise<void> {
    latest = language;
    const missing = await changeLocale(store, language).then(
      () => null,
      (error: unknown) => error,
    );
    if (!store.get(session.userAtom)?.impersonation) saved = saved.then(() => save(language));
    if (missing === null) return;
    await saved;
    startOverFor(missing);
  }

  return (language) => void choose(language);
}
