'use client';

import type { IntlShape } from '@formatjs/intl';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { matchLocale } from './locale.ts';
import type { Locale } from './locale.ts';

/** The result of `createPorticoIntl<ReactNode>`. */
export type ReactIntl = IntlShape<ReactNode>;

type Language = { intl: ReactIntl; locale: Locale };

const LanguageContext = createContext<Language | null>(null);

export type IntlProviderProps = { intl: ReactIntl; children: ReactNode };

/** Provides one language to everything below it. A new `intl` changes the language in place, without remounting. */
export function IntlProvider({ intl, children }: IntlProviderProps) {
  const language = useMemo((): Language => ({ intl, locale: matchLocale([intl.locale]) }), [intl]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) throw new Error('There is no IntlProvider above this component');
  return language;
}

/** Returns the reader's language and messages: `formatMessage(messages.title, { count })`. */
export function useIntl(): ReactIntl {
  return useLanguage().intl;
}

export function useLocale(): Locale {
  return useLanguage().locale;
}
