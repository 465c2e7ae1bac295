import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileMailer } from '../../src/drivers/mail/file-mailer.ts';
import type { Mail } from '../../src/drivers/mail/mailer.ts';
import { createSmtpMailer } from '../../src/drivers/mail/smtp-mailer.ts';
import { mailWriter } from '../../src/mail/define-mail.ts';
import { renderMail } from '../../src/mail/render-mail.ts';
import { allMails } from '../../src/registry/modules.ts';
import { readMails } from '../mailbox.ts';
import { temporaryFolder } from '../test-api.ts';

const from = '"Portico" <no-reply@portal.test>';
const mail: Mail = {
  key: '6b1f7c1e-0000-4000-8000-000000000001',
  name: 'verification-code',
  orderedAt: '2026-11-21T09:31:12.000Z',
  to: 'mira@example.com',
  subject: 'Ваш код',
  text: 'Здравствуйте!\n\n204981\n',
  html: '<p>204981</p>',
};

describe('without SMTP_URL', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a mail is a file named by time, recipient and kind, and the same mail again is the same file', async () => {
    const mailer = createFileMailer(folder, from);
    await mailer.send(mail);
    await mailer.send(mail);
    expect(readdirSync(folder)).toEqual(['2026-11-21T09-31-12.000Z_mira@example.com_verification-code_6b1f7c1e.eml']);
    expect(readMails(folder)).toEqual([{ to: mail.to, template: mail.name, text: mail.text }]);
  });

  test('no address escapes the folder or breaks a header', async () => {
    const mailer = createFileMailer(folder, from);
    await mailer.send({ ...mail, to: "../../etc/x'/@example.com", subject: 'a\r\nBcc: victim@example.com' });
    const [name = ''] = readdirSync(folder);
    expect(name).not.toContain('/');
    expect(readFileSync(`${folder}/${name}`, 'utf8')).not.toMatch(/^Bcc:/m);
  });
});

describe('with SMTP_URL', () => {
  let server: Server;
  let received: string;
  let answers: Record<string, string>;
  beforeEach(async () => {
    received = '';
    answers = {};
    server = createServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (bytes: Buffer) => {
        const text = bytes.toString();
        if (inData) {
          received += text;
          if (received.endsWith('\r\n.\r\n')) {
            inData = false;
            socket.write(answers['.'] ?? '250 queued\r\n');
          }
          return;
        }
        const command = text.slice(0, 4).toUpperCase();
        inData = command === 'DATA';
        socket.write(answers[command] ?? (inData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n'));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  const smtpUrl = () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `smtp://user:s3cret@127.0.0.1:${address.port}?ignoreTLS=true`;
  };

  test('a mail is sent with both forms and a stable Message-ID, and the startup log has no secret', async () => {
    answers['EHLO'] = '250-test\r\n250 AUTH PLAIN\r\n';
    answers['AUTH'] = '235 welcome\r\n';
    const mailer = createSmtpMailer(smtpUrl(), from);
    await mailer.send(mail);
    mailer.close();
    expect(received).toContain('To: mira@example.com');
    expect(received).toContain(`Message-ID: <${mail.key}@portal.test>`);
    expect(received).toContain('text/plain');
    expect(received).toContain('text/html');
    expect(mailer.destination).not.toContain('s3cret');
  });

  test("a mail that isn't accepted throws, so that its job is retried", async () => {
    answers['EHLO'] = '250-test\r\n250 AUTH PLAIN\r\n';
    answers['AUTH'] = '235 welcome\r\n';
    answers['RCPT'] = '451 later\r\n';
    const mailer = createSmtpMailer(smtpUrl(), from);
    await expect(mailer.send(mail)).rejects.toThrow('451');
    mailer.close();
  });

  test.each([
    ['RCPT', '550 5.1.1 No such user', 'MailRejected'],
    ['DATA', '554 5.7.1 Rejected', 'MailRejected'],
    ['.', '552 5.3.4 Too large', 'MailRejected'],
    ['AUTH', '535 5.7.8 Credentials invalid', 'MailSignInRefused'],
    ['AUTH', '454 4.7.0 Temporary failure', 'Error'],
    ['MAIL', '550 5.7.1 Sender not allowed', 'Error'],
    ['RCPT', '451 4.3.0 Try again later', 'Error'],
    ['RCPT', '503 5.5.1 Bad sequence of commands', 'Error'],
    ['.', '451 4.3.0 Try again later', 'Error'],
  ])('a mail whose %s is answered with %s fails with %s', async (command, reply, name) => {
    answers = { EHLO: '250-test\r\n250 AUTH PLAIN\r\n', AUTH: '235 welcome\r\n', [command]: `${reply}\r\n` };
    const mailer = createSmtpMailer(smtpUrl(), from);
    await expect(mailer.send(mail)).rejects.toMatchObject({ name, message: expect.stringContaining(reply) });
    mailer.close();
  });
});

describe.each(allMails)('the mail $name', ({ name: template, example, write }) => {
  test.each(['en', 'ru'] as const)('is complete in %s, and contains no markup from user text', (locale) => {
    const reader = { locale, brand: 'Acme', publicUrl: 'https://portal.test', firstName: '<img src=x>' };
    const { publicUrl } = reader;
    const frame = { template, language: locale, publicUrl, brand: { name: 'Acme', colour: '#274bc4' } };
    const rendered = renderMail(write(mailWriter(reader, example), example as never), frame);
    expect(rendered.html).toContain('img src x');
    expect(rendered.html).not.toContain('<img');
    expect(rendered.text).toContain('img src x');
    expect(rendered.html).toContain(`<html lang="${locale}" dir="ltr">`);
    expect(/[а-яё]/i.test(rendered.subject)).toBe(locale === 'ru');
  });
});
