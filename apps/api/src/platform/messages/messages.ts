import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl, createIntlCache } from '@formatjs/intl';
import Negotiator from 'negotiator';
import authEn from './en/auth.json' with { type: 'json' };
import billingEn from './en/billing.json' with { type: 'json' };
import consoleEn from './en/console.json' with { type: 'json' };
import documentsEn from './en/documents.json' with { type: 'json' };
import faqEn from './en/faq.json' with { type: 'json' };
import filesEn from './en/files.json' with { type: 'json' };
import legalEn from './en/legal.json' with { type: 'json' };
import mailEn from './en/mail.json' with { type: 'json' };
import orderEn from './en/order.json' with { type: 'json' };
import peopleEn from './en/people.json' with { type: 'json' };
import problemEn from './en/problem.json' with { type: 'json' };
import serviceEn from './en/service.json' with { type: 'json' };
import telegramEn from './en/telegram.json' with { type: 'json' };
import ticketsEn from './en/tickets.json' with { type: 'json' };
import type { Language } from '@portico/contract';
import { languages } from '@portico/contract/languages';

// English defines the message ids. The sentences are read from each language's folder.
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
  ...serviceEn,
  ...telegramEn,
  ...ticketsEn,
};
export type MessageId = keyof typeof en;
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Reads all sentences of a language, one file per area. A test verifies that none is missing. */
export function readSentences(folder: string): Readonly<Record<string, string>> {
  const areas = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Readonly<Record<string, string>>,
  );
  return Object.fromEntries(areas.flatMap((sentences) => Object.entries(sentences)));
}

/** Formats a sentence in a language. */
export type Translate = (locale: Language, id: MessageId, values: MessageValues) => string;

const cache = createIntlCache();
const refuseSilence = (error: Error): never => {
  throw error;
};

/** Creates a translate function for these catalogs. */
export function createTranslate(catalogs: ReadonlyMap<string, Readonly<Record<string, string>>>): Translate {
  const intl = new Map(
    [...catalogs].map(([locale, messages]) => [
      locale,
      createIntl({ locale, defaultLocale: locale, messages, timeZone: 'UTC', onError: refuseSilence }, cache),
    ]),
  );
  return (locale, id, values) => {
    const translated = intl.get(locale)?.formatMessage({ id }, values);
    if (translated === undefined) throw new RangeError(`Unknown language ${locale}`);
    return translated;
  };
}

const translate = createTranslate(
  new Map(languages.map((language) => [language, readSentences(path.join(import.meta.dirname, language))])),
);

/** Returns a sentence of the catalogs. Throws if an id or a value is missing, so that tests find it before a reader does. */
export function sentence(locale: Language, id: MessageId, values: MessageValues = {}): string {
  return translate(locale, id, values);
}

/** Writes a text in every language, because its reader isn't known yet. */
export function inEachLanguage<Text>(write: (language: Language) => Text): Record<Language, Text> {
  // The list has each contract language once; a test compares them.
  return Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<Language, Text>;
}

/** Picks the text for a language, or English if it was written before that language existed. */
export function inLanguage<Text>(texts: Readonly<{ en: Text } & Partial<Record<Language, Text>>>, language: Language): Text {
  return texts[language] ?? texts.en;
}

/** Returns our best language for an Accept-Language header, or English. */
export function localeOf(acceptLanguage: string | undefined): Language {
  const headers = { 'accept-language': acceptLanguage?.slice(0, 200) };
  return (new Negotiator({ headers }).language([...languages]) as Language | undefined) ?? 'en';
}
