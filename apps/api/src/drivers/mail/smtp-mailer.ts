import nodemailer from 'nodemailer';
import { envelopeOf } from './envelope.ts';
import { MailRejected, MailSignInRefused, type Mailer } from './mailer.ts';

const connectTimeoutMs = 15_000;
/**
 * How long a reply may take. A server that takes longer to check a message delivers it anyway, and receives it again with each attempt.
 * RFC 5321 (4.5.3.2.6) recommends ten minutes, but other mails would wait as long.
 */
const replyTimeoutMs = 2 * 60_000;
/** Connections are pooled, and capped because servers limit connections per sender. */
const maxConnections = 5;

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: replyTimeoutMs,
    // Attachments and bodies never come from a path or URL in the message.
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

/** Fields that nodemailer adds to an error caused by a server reply. */
type SmtpError = Error & { command?: string; responseCode?: number };

/** A 5xx reply is permanent (RFC 5321). 503 (bad sequence of commands) isn't about the message, which may pass on a new connection. */
const isPermanent = (status: number) => status >= 500 && status !== 503;

/**
 * Replies to RCPT and DATA concern the recipient and the message; a reply to AUTH concerns our credentials. Any other failure may be
 * temporary.
 */
function classified(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { command = '', responseCode = 0, message }: SmtpError = error;
  if (!isPermanent(responseCode)) return error;
  if (command.startsWith('AUTH')) return new MailSignInRefused(message, { cause: error });
  return command === 'RCPT TO' || command === 'DATA' ? new MailRejected(message, { cause: error }) : error;
}
