import path from 'node:path';
import { expect, test } from 'vitest';
import type { Language } from '@portico/contract';
import { mailWriter, withReason } from '../../src/mail/define-mail.ts';
import { renderMail } from '../../src/mail/render-mail.ts';
import { inLanguage, readSentences, createTranslate, type MessageId, type MessageValues } from '../../src/platform/messages/messages.ts';
import { allMails } from '../../src/registry/modules.ts';
import { pseudoLocalize } from '../pseudo-localize.ts';

const english = readSentences(path.join(import.meta.dirname, '../../src/platform/messages/en'));

// Not a language of the contract. It has only these sentences.
const third = 'el' as Language;
const say = createTranslate(
  new Map([[third, Object.fromEntries(Object.entries(english).map(([id, message]) => [id, pseudoLocalize(message)]))]]),
);

/** Provides a value for every placeholder of a sentence. */
const valuesOf = (message: string): MessageValues =>
  Object.fromEntries([...message.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => [name, 7]));

test('every sentence works in a third language without a word of another', () => {
  const ids = Object.keys(english) as MessageId[];
  const texts = ids.map((id) => say(third, id, valuesOf(english[id] ?? '')));
  expect(texts).not.toEqual([]);
  expect(texts.filter((text) => /[A-Za-z]{3,}/.test(text))).toEqual([]);
});

test.each(allMails)('the mail $name is complete in a third language', ({ name: template, example, topic, write }) => {
  const reader = { locale: third, brand: 'Portico', publicUrl: 'https://portal.test', firstName: 'Mira' };
  const writer = mailWriter(reader, example, say);
  const { subject, text } = renderMail(withReason(write(writer, example as never), writer, topic), {
    template,
    language: third,
    publicUrl: reader.publicUrl,
    brand: { name: 'Portico', colour: '#274bc4' },
  });
  const data = ['Portico', 'Mira', ...Object.values(example).map(String)].toSorted((a, b) => b.length - a.length);
  const own = data.reduce((rest, value) => rest.replaceAll(value, ''), `${subject}\n${text}`).replaceAll(/https?:\S+/g, '');
  expect(own).not.toMatch(/[A-Za-z]{3,}/);
});

test('texts stored before the language existed are read in English', () => {
  const kept = { en: 'Frankfurt', ru: 'Франкфурт' };
  expect([inLanguage(kept, third), inLanguage(kept, 'ru')]).toEqual(['Frankfurt', 'Франкфурт']);
});
