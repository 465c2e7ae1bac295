import { languageFacts } from '@portico/validation/languages';
import { createIntl, createIntlCache } from '@formatjs/intl';
import type { IntlShape, OnErrorFn } from '@formatjs/intl';
import { fallbackLocale } from './locale.ts';
import type { Locale } from './locale.ts';

// Bundlers replace the whole expression, so that nothing of it is left in a browser.
declare const process: { env: { NODE_ENV?: string } };

const strict = process.env.NODE_ENV !== 'production';

/** While we write and test, a missing or wrong message stops the work; a reader gets what is there, and the console says what is not. */
const onErrorByDefault: OnErrorFn = (error) => {
  if (strict) throw error;
  console.error(error.message);
};

type Options = { onError?: OnErrorFn; timeZone?: string };

/**
 * Messages and formats of one language. `Rich` is what a tag in a message may become: nothing but text, or `ReactNode` for the provider of
 * `@portico/i18n/react`. English needs no catalog where the messages still carry their English texts.
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
