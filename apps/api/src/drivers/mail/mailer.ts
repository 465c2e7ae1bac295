export type MailFile = { filename: string; contentType: string; content: Buffer };

/** A message in both forms. `to` is one address. */
export type Mail = {
  /** The same message has the same key, however often it is sent. */
  key: string;
  /** What kind of mail it is, for the name of a file. */
  name: string;
  /** RFC 3339. */
  orderedAt: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Mails of one thread name the same; a mail program shows them together. */
  thread?: string;
  attachments?: readonly MailFile[];
  /** Where one POST ends mail of this kind (RFC 8058). */
  unsubscribeUrl?: string;
};

/** The mail server rejected the recipient or the message for good: sending the same again can't succeed. */
export class MailRejected extends Error {
  override name = 'MailRejected';
}

/** The mail server refused to let us sign in. No mail is sent until an operator corrects that. */
export class MailSignInRefused extends Error {
  override name = 'MailSignInRefused';
  /** Finds the jobs that failed by it. */
  readonly code = mailSignInRefused;
}

export const mailSignInRefused = 'mail_sign_in_refused';

/**
 * Hands messages over. `send` throws when one was not accepted; the job that sends it tries again, unless the error is a MailRejected.
 */
export type Mailer = {
  /** Where mail goes, for the line printed at start. */
  destination: string;
  send(mail: Mail): Promise<void>;
  close(): void;
};
