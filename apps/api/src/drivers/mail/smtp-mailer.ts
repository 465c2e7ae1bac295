import nodemailer from 'nodemailer';
import { envelopeOf } from './envelope.ts';
import type { Mailer } from './mailer.ts';

const timeoutMs = 15_000;
/** Connections to the mail server are kept and used again; so many at most, as servers limit what one sender may open. */
const maxConnections = 5;

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Nothing in a message is fetched for its sender.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { protocol, host } = new URL(smtpUrl);
  return {
    destination: `${protocol}//${host}`,
    async send(mail) {
      await transport.sendMail(envelopeOf(mail, from));
    },
    close: () => transport.close(),
  };
}
