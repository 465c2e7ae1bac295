import { languageFacts } from '@portico/contract/languages';
import { createIntl, createIntlCache } from '@formatjs/intl';
import type { IntlShape, OnErrorFn } from '@formatjs/intl';
import { fallbackLocale } from './locale.ts';
import type { Locale } from './locale.ts';

// Bundlers replace the whole expression, so that a browser keeps nothing of it.
declare const process: { env: { NODE_ENV?: string } };

const strict = process.env.NODE_ENV !== 'production';

/**
 * In development and tests a missing or wrong message throws; in production the reader sees the fallback, and the console shows the error.
 */
const onErrorByDefault: OnErrorFn = (error) => {
  if (strict) throw error;
  console.error(error.message);
};

type Options = { onError?: OnErrorFn; timeZone?: string };

/**
 * Returns the messages and formats of one language. `Rich` is what tags in messages may become: text only, or `ReactNode` for the provider
 * of `@portico/i18n/react`. English needs no catalog while the messages carry their English texts.
 */
export function createPorticoIntl<Rich = string>(locale: Locale, messages: IntlShape['messages'], options: Options = {}): IntlShape<Rich> {
  return createIntl<Rich>(
    {
      locale: languageFacts[locale].tag,
      defaultLocale: languageFacts[fallbackLocale].tag,
      messages,
      onError: options.onError ?? onErrorByDefault,
      ...(options.timeZone === undefined ? {} : { timeZone: options.timeZone }),
    },
    createIntlCache(),
  );
}
