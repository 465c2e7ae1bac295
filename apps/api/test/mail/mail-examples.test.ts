import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { examplesText, mailExamples } from './mail-examples.ts';

test('Storybook shows the mails that are sent now (otherwise: pnpm --filter @portico/api mails)', () => {
  expect(readFileSync(fileURLToPath(import.meta.resolve('@portico/mail-examples/mails.json')), 'utf8')).toBe(examplesText());
});

describe.each(mailExamples())('$name in $language', ({ language, subject, text, html }) => {
  test('is in its reader’s language, and leaves no gap for a value', () => {
    for (const part of [subject, text]) {
      expect(/[а-яё]/iu.test(part)).toBe(language === 'ru');
      expect(part).not.toMatch(/[{}]|undefined|null/);
    }
  });

  test('says the same as HTML and as text, and loads nothing from elsewhere', () => {
    const written = text.split('\n').filter((line) => line !== '');
    const plain = html
      .replaceAll(/<title>.*<\/title>/g, '')
      .replaceAll(/<[^>]+>/g, '\n')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    const shown = plain.split('\n').map((line) => line.trim());
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
    for (const line of written) expect([...shown, ...links]).toContain(line);
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(/);
  });
});
