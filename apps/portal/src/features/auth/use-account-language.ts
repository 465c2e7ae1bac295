import { useState } from 'react';
import { useAtomValue } from 'jotai/react';
import type { Locale } from '@portico/i18n/locale';
import { changeLocale, localeAtom } from '../../platform/locale.ts';
import { startOverUnlessTyped } from '../../platform/missing-code.ts';
import { store } from '../../platform/store.ts';

/** Returns the language that a new account gets: the page's, or the one chosen in the form, also if its texts fail to load. */
export function useAccountLanguage(): { readonly language: Locale; readonly onChoose: (language: Locale) => void } {
  const locale = useAtomValue(localeAtom);
  /** A choice that the page isn't shown in yet. */
  const [pending, setPending] = useState<Locale>();

  function onChoose(language: Locale): void {
    setPending(language);
    void changeLocale(store, language).then(() => setPending(undefined), startOverUnlessTyped);
  }

  return { language: pending ?? locale, onChoose };
}
