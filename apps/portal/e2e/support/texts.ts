import { createPorticoIntl } from '@portico/i18n/create-intl';
import type { Locale } from '@portico/i18n/locale';
import en from '@portico/i18n/catalogs/en.json' with { type: 'json' };
import ru from '@portico/i18n/catalogs/ru.json' with { type: 'json' };

const catalogs: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, ru };

/** The portal's own words, so that a test reads the screen as its reader does. */
export function say(locale: Locale) {
  const intl = createPorticoIntl(locale, catalogs[locale]);
  return (id: string, values?: Readonly<Record<string, string | number>>): string => intl.formatMessage({ id }, values);
}
