import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPorticoIntl } from '@portico/i18n/create-intl';
import type { Locale } from '@portico/i18n/locale';

const catalogs = path.resolve(import.meta.dirname, '../../../../packages/i18n/catalogs');

function readCatalog(locale: Locale): Record<string, string> {
  const areas = readdirSync(path.join(catalogs, locale)).map((file) => readFileSync(path.join(catalogs, locale, file), 'utf8'));
  return Object.assign({}, ...areas.map((area) => JSON.parse(area) as Record<string, string>)) as Record<string, string>;
}

/** Returns the portal's own texts, so that tests find elements by what the reader sees. */
export function say(locale: Locale) {
  const intl = createPorticoIntl(locale, readCatalog(locale));
  return (id: string, values?: Readonly<Record<string, string | number>>): string =>
    intl.formatMessage({ id }, { link: (parts: string[]) => parts.join(''), ...values });
}
