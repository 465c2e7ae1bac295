import type { App } from '../app.ts';
import type { Transaction } from '../platform/database/database.ts';
import { sentence, type MessageId, type MessageValues, type Translate } from '../platform/messages/messages.ts';
import type { Language } from '@portico/contract';
import type { Topic } from './topics.ts';
import { quotedName } from './quoted-name.ts';
import type { Addressee } from './recipient.repository.ts';

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  /** What somebody wrote: its line breaks are kept, and nothing in it is read as anything else. */
  | { kind: 'quote'; text: string }
  /** Short lines of facts, one below the other. */
  | { kind: 'lines'; text: string }
  | { kind: 'link'; label: string; url: string }
  /** What has to be said, below all else and quieter. */
  | { kind: 'note'; text: string; label: string; url: string };

/** `thread` holds those mails together in a mail program that name the same one. */
export type MailContent = { subject: string; blocks: readonly MailBlock[]; thread?: string };

/** A file of a mail. `render` makes it outside the transaction, since that takes a while. */
export type MailAttachment = { name: string; contentType: string; render: () => Promise<Uint8Array> };

/** What a mail is written with: its sentences in the reader's language, with the brand, the first name and the mail's own values in them. */
export type MailWriter = {
  sentence: (id: MessageId) => string;
  text: (id: MessageId) => MailBlock;
  code: (code: string) => MailBlock;
  quote: (words: string) => MailBlock;
  lines: (lines: readonly string[]) => MailBlock;
  note: (id: MessageId, label: MessageId, path: string) => MailBlock;
  /** To a page of the portal. */
  link: (id: MessageId, path: string) => MailBlock;
};

declare const nothing: unique symbol;
/** Values of a mail that has none. */
export type Nothing = { [nothing]?: never };

/** What is stored with the order, and what a person may read in the queue: never a secret. */
export type MailValues = Readonly<Record<string, string | number>>;

type Declaration<Ordered extends MailValues, Prepared extends MailValues> = {
  /** The preference that decides whether it is sent. Without one it can't be switched off: it was asked for, or is about the safety of the account. */
  topic?: Topic;
  /** All values as they might be: what shows and tests the mail. */
  example: Ordered & Prepared;
  /** Makes what must be fresh or secret at the moment of sending, in a transaction. Null: there is nothing to send any more. */
  prepare?: (tx: Transaction, app: App, addressee: Addressee, ordered: Ordered) => Promise<Prepared | null>;
  /** Read at the moment of sending. Null where there is no such file; the mail is sent without it. */
  attach?: (tx: Transaction, app: App, addressee: Addressee, ordered: Ordered) => Promise<MailAttachment | null>;
  /** Names its sentences and links; how it looks is the renderer's. */
  write: (writer: MailWriter, values: Ordered & Prepared) => MailContent;
};

export type Mail<Ordered extends MailValues = MailValues> = Declaration<Ordered, MailValues> & { name: string };

/** Any mail of the registry: it is written with the values of its own declaration. */
export type AnyMail = Omit<Mail, 'prepare' | 'attach' | 'write'> & {
  prepare?: (tx: Transaction, app: App, addressee: Addressee, ordered: never) => Promise<MailValues | null>;
  attach?: (tx: Transaction, app: App, addressee: Addressee, ordered: never) => Promise<MailAttachment | null>;
  write: (writer: MailWriter, values: never) => MailContent;
};

/** Declares a mail. It is sent once it stands in `registry/modules.ts`. */
export function defineMail<Ordered extends MailValues = Nothing, Prepared extends MailValues = Nothing>(
  name: string,
  declaration: Declaration<Ordered, Prepared>,
): Mail<Ordered> {
  // `write` is handed what `prepare` of the same declaration made.
  return { name, ...declaration } as unknown as Mail<Ordered>;
}

type Reader = { locale: Language; brand: string; publicUrl: string; firstName: string };

export function mailWriter(
  { locale, brand, publicUrl, firstName }: Reader,
  values: MessageValues,
  translate: Translate = sentence,
): MailWriter {
  // The reader may not be who gave the name: a sign-up or an invitation goes to an address that somebody else typed.
  const own = { brand, firstName: quotedName(firstName) };
  const say = (id: MessageId) => translate(locale, id, { ...own, ...values });
  return {
    sentence: say,
    text: (id) => ({ kind: 'text', text: say(id) }),
    code: (text) => ({ kind: 'code', text }),
    quote: (text) => ({ kind: 'quote', text }),
    lines: (lines) => ({ kind: 'lines', text: lines.join('\n') }),
    note: (id, label, path) => ({ kind: 'note', text: say(id), label: say(label), url: `${publicUrl}${path}` }),
    link: (id, path) => ({ kind: 'link', label: say(id), url: `${publicUrl}${path}` }),
  };
}

/** What a topic switches off says where. */
export function withReason(content: MailContent, { note }: MailWriter, topic: Topic | undefined): MailContent {
  if (topic === undefined) return content;
  return { ...content, blocks: [...content.blocks, note('mail.topic.why', 'mail.topic.link', '/settings/notifications')] };
}
