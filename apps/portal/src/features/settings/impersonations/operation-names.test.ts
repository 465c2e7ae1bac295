import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { operations } from '@portico/contract/operations';
import { createPorticoIntl } from '@portico/i18n/create-intl';
import { locales } from '@portico/i18n/locale';
import { impersonationMessages } from './impersonations.messages.ts';

const secured = Object.entries(operations).flatMap(([id, { secured: isSecured }]) => (isSecured ? [id] : []));

test.each(locales)('every operation that an operator can call has a name in the client’s log (%s)', (locale) => {
  const catalog = fileURLToPath(new URL(`../../../../../../packages/i18n/catalogs/${locale}/settings.json`, import.meta.url));
  const intl = createPorticoIntl(locale, JSON.parse(readFileSync(catalog, 'utf8')) as Record<string, string>);
  const nameOf = (operation: string) => intl.formatMessage(impersonationMessages.operation, { operation });
  expect(secured.filter((operation) => nameOf(operation) === operation)).toEqual([]);
});
