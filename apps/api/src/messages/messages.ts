import { createIntl, createIntlCache } from '@formatjs/intl';
import Negotiator from 'negotiator';
import authEn from './en/auth.json' with { type: 'json' };
import authRu from './ru/auth.json' with { type: 'json' };
import billingEn from './en/billing.json' with { type: 'json' };
import billingRu from './ru/billing.json' with { type: 'json' };
import consoleEn from './en/console.json' with { type: 'json' };
import consoleRu from './ru/console.json' with { type: 'json' };
import documentsEn from './en/documents.json' with { type: 'json' };
import documentsRu from './ru/documents.json' with { type: 'json' };
import faqEn from './en/faq.json' with { type: 'json' };
import faqRu from './ru/faq.json' with { type: 'json' };
import filesEn from './en/files.json' with { type: 'json' };
import filesRu from './ru/files.json' with { type: 'json' };
import legalEn from './en/legal.json' with { type: 'json' };
import legalRu from './ru/legal.json' with { type: 'json' };
import mailEn from './en/mail.json' with { type: 'json' };
import mailRu from './ru/mail.json' with { type: 'json' };
import orderEn from './en/order.json' with { type: 'json' };
import orderRu from './ru/order.json' with { type: 'json' };
import peopleEn from './en/people.json' with { type: 'json' };
import peopleRu from './ru/people.json' with { type: 'json' };
import problemEn from './en/problem.json' with { type: 'json' };
import problemRu from './ru/problem.json' with { type: 'json' };
import sandboxEn from './en/sandbox.json' with { type: 'json' };
import sandboxRu from './ru/sandbox.json' with { type: 'json' };
import serviceEn from './en/service.json' with { type: 'json' };
import serviceRu from './ru/service.json' with { type: 'json' };
import ticketsEn from './en/tickets.json' with { type: 'json' };
import ticketsRu from './ru/tickets.json' with { type: 'json' };
import type { Language } from '@portico/contract';
import { languages } from '@portico/validation/languages';

const en = {
  ...authEn,
  ...billingEn,
  ...consoleEn,
  ...documentsEn,
  ...faqEn,
  ...filesEn,
  ...legalEn,
  ...mailEn,
  ...orderEn,
  ...peopleEn,
  ...problemEn,
  ...sandboxEn,
  ...serviceEn,
  ...ticketsEn,
};
const ru = {
  ...authRu,
  ...billingRu,
  ...consoleRu,
  ...documentsRu,
  ...faqRu,
  ...filesRu,
  ...legalRu,
  ...mailRu,
  ...orderRu,
  ...peopleRu,
  ...problemRu,
  ...sandboxRu,
  ...serviceRu,
  ...ticketsRu,
};
const catalogs = { en, ru } satisfies Record<Language, Record<MessageId, string>>;

export type MessageId = keyof typeof en;
export type MessageValues = Readonly<Record<string, string | number | Date>>;

const cache = createIntlCache();
const refuseSilence = (error: Error): never => {
  throw error;
};
const intl = new Map(
  languages.map((locale) => [
    locale,
    createIntl({ locale, defaultLocale: locale, messages: catalogs[locale], timeZone: 'UTC', onError: refuseSilence }, cache),
  ]),
);

/** A sentence of the catalogs. Throws where an id or a value is missing: tests meet it before a reader does. */
export function sentence(locale: Language, id: MessageId, values: MessageValues = {}): string {
  const translated = intl.get(locale)?.formatMessage({ id }, values);
  if (translated === undefined) throw new RangeError(`There is no language ${locale}`);
  return translated;
}

/** The best of our languages for an Accept-Language header. English where none fits. */
export function localeOf(acceptLanguage: string | undefined): Language {
  const headers = { 'accept-language': acceptLanguage?.slice(0, 200) };
  return (new Negotiator({ headers }).language([...languages]) as Language | undefined) ?? 'en';
}
