/** A message in both forms. `to` is one address. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Hands a message over. Throws when it was not accepted; the job that sends it tries again. */
export type Mailer = {
  /** Where mail goes, for the line printed at start. */
  destination: string;
  send(mail: Mail): Promise<void>;
  close(): void;
};
