import nodemailer from 'nodemailer';
import { envelopeOf } from './envelope.ts';
import { MailRejected, MailSignInRefused, type Mailer } from './mailer.ts';

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
      try {
        await transport.sendMail(envelopeOf(mail, from));
      } catch (error) {
        throw classified(error);
      }
    },
    close: () => transport.close(),
  };
}

/** What nodemailer adds to an error that a reply of the mail server caused. */
type SmtpError = Error & { command?: string; responseCode?: number };

/** RFC 5321: a 5xx reply is for good. 503 (bad sequence of commands) says nothing of the message: it can go through on a new connection. */
const isPermanent = (status: number) => status >= 500 && status !== 503;

/** Replies to RCPT and DATA are about the recipient and the message, a reply to AUTH is about us. Every other failure may be over by the next try. */
function classified(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { command = '', responseCode = 0, message }: SmtpError = error;
  if (!isPermanent(responseCode)) return error;
  if (command.startsWith('AUTH')) return new MailSignInRefused(message, { cause: error });
  return command === 'RCPT TO' || command === 'DATA' ? new MailRejected(message, { cause: error }) : error;
}
