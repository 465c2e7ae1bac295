import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { mailWriter } from '../../src/mail/define-mail.ts';
import { allMails } from '../../src/registry/modules.ts';
import { renderMail } from '../../src/mail/render-mail.ts';
import { deletionWarningMail, serviceReleasedMail, serviceSuspendedMail, serviceTerminatedMail } from '../../src/modules/renewals/mails.ts';
import { examplesText, mailExamples } from './mail-examples.ts';

test('Storybook shows the current mails (otherwise run: pnpm --filter @portico/api mails)', () => {
  expect(readFileSync(fileURLToPath(import.meta.resolve('@portico/mail-examples/mails.json')), 'utf8')).toBe(examplesText());
});

describe.each(mailExamples())('$name in $language', ({ language, subject, text, html }) => {
  test("is in its reader's language and has a value for every placeholder", () => {
    for (const part of [subject, text]) {
      expect(/[а-яё]/iu.test(part)).toBe(language === 'ru');
      expect(part).not.toMatch(/[{}]|undefined|null/);
    }
  });

  test('has the same text as HTML and plain text, and loads nothing remotely', () => {
    const written = text
      .replaceAll('\u00A0', ' ')
      .split('\n')
      .filter((line) => line !== '');
    const plain = html
      .replaceAll(/<title>.*<\/title>/g, '')
      .replaceAll(/<\/?span[^>]*>/g, '')
      .replaceAll(/<[^>]+>/g, '\n')
      .replaceAll('\u00A0', ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    const shown = plain.split('\n').map((line) => line.trim());
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
    for (const line of written) expect([...shown, ...links]).toContain(line);
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(/);
  });
});

test.each([serviceSuspendedMail, deletionWarningMail, serviceReleasedMail, serviceTerminatedMail])(
  '$name uses the singular for one server',
  (mail) => {
    const values = { ...mail.example, others: 0 };
    for (const [locale, several] of [
      ['en', /servers|services|were|are/u],
      ['ru', /услуги|серверы/iu],
    ] as const) {
      const writer = mailWriter({ locale, brand: 'Portico', publicUrl: 'https://portal.example.com', firstName: 'Mira' }, values);
      const { subject, blocks } = mail.write(writer, values as never);
      const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
      expect([subject, ...texts].join(' ')).not.toMatch(several);
    }
  },
);

test.each(allMails)('$name greets the reader by a name without links, whoever entered it', (mail) => {
  const reader = { locale: 'en', brand: 'Portico', publicUrl: 'https://portal.example.com', firstName: 'www.evil.example' } as const;
  const { subject, blocks } = mail.write(mailWriter(reader, mail.example), mail.example as never);
  expect(JSON.stringify([subject, blocks])).not.toContain('evil.example');
});

test('a mail has no line break inside dates, amounts and host names', () => {
  const text = 'До 6 декабря 2026 г. за web-01.example.org и ещё 1 сервер: карта •••• 4242';
  const brand = { name: 'Portico', colour: '#000000' };
  const frame = { template: 'example', language: 'ru', brand, publicUrl: 'https://portal.example.com' };
  const { html } = renderMail({ subject: 's', blocks: [{ kind: 'text', text }] }, frame);
  const name = '<span style="white-space:nowrap">web-01.example.org</span>';
  expect(html).toContain(`До 6\u00A0декабря 2026\u00A0г. за ${name} и ещё 1\u00A0сервер: карта ••••\u00A04242`);
});
