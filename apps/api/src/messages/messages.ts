import { createIntl, createIntlCache } from '@formatjs/intl';
import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

export type Locale = 'en' | 'ru';
export type MessageId = keyof typeof en;
export type MessageValues = Readonly<Record<string, string | number | Date>>;

const cache = createIntlCache();
const refuseSilence = (error: Error): never => {
  throw error;
};
const intl = {
  en: createIntl({ locale: 'en-US', messages: en, timeZone: 'UTC', onError: refuseSilence }, cache),
  ru: createIntl({ locale: 'ru-RU', messages: ru satisfies Record<MessageId, string>, timeZone: 'UTC', onError: refuseSilence }, cache),
} as const;

/** A sentence of en.json or ru.json. Throws where an id or a value is missing: tests meet it before a reader does. */
export function sentence(locale: Locale, id: MessageId, values: MessageValues = {}): string {
  return intl[locale].formatMessage({ id }, values);
}

/** The best of our languages for an Accept-Language header: highest weight first, then the order written. English where none fits. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  let best: { locale: Locale; weight: number } | undefined;
  for (const part of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const match = /^\s*([A-Za-z]{1,8}|\*)(?:-[A-Za-z0-9-]*)?\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?\s*$/.exec(part);
    const tag = match?.[1]?.toLowerCase();
    const locale = tag === 'en' || tag === 'ru' ? tag : tag === '*' ? 'en' : undefined;
    const weight = Number(match?.[2] ?? 1);
    if (locale !== undefined && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? 'en';
}
