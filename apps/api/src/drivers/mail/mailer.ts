export type MailFile = { filename: string; contentType: string; content: Buffer };

/** A message as text and HTML. `to` is a single address. */
export type Mail = {
  /** Identifies the message across retries. */
  key: string;
  /** The kind of mail, used in file names. */
  name: string;
  /** An RFC 3339 timestamp. */
  orderedAt: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Mails with the same thread are grouped together by mail programs. */
  thread?: string;
  attachments?: readonly MailFile[];
  /** A POST to this URL unsubscribes from this kind of mail (RFC 8058). */
  unsubscribeUrl?: string;
};

/** The mail server permanently rejected the recipient or the message. Retrying can't succeed. */
export class MailRejected extends Error {
  override name = 'MailRejected';
}

/** The mail server rejected our credentials. No mail is sent until an operator corrects them. */
export class MailSignInRefused extends Error {
  override name = 'MailSignInRefused';
  /** Used to find the jobs that failed for this reason. */
  readonly code = mailSignInRefused;
}

export const mailSignInRefused = 'mail_sign_in_refused';

/** Sends messages. `send` throws when a message isn't accepted. The sending job retries unless the error is a MailRejected. */
export type Mailer = {
  /** The destination shown in the startup log. */
  destination: string;
  send(mail: Mail): Promise<void>;
  close(): void;
};
