import type { App } from '../app.ts';
import type { Transaction } from '../platform/database/database.ts';
import { sentence, type MessageId, type MessageValues, type Translate } from '../platform/messages/messages.ts';
import type { Language } from '@portico/contract';
import type { MailBlock } from '@portico/drivers/mail-layout';
import type { Topic } from './topics.ts';
import { quotedName } from './quoted-name.ts';
import type { Addressee } from './recipient.repository.ts';

/** Mail programs group mails with the same `thread`. */
export type MailContent = { subject: string; blocks: readonly MailBlock[]; thread?: string };

/** An attachment. `render` runs outside the transaction because it is slow. */
export type MailAttachment = { name: string; contentType: string; render: () => Promise<Uint8Array> };

/** Builds the blocks of a mail in the reader's language, with the brand, the first name and the mail's values filled in. */
export type MailWriter = {
  sentence: (id: MessageId) => string;
  text: (id: MessageId) => MailBlock;
  code: (code: string) => MailBlock;
  quote: (words: string) => MailBlock;
  lines: (lines: readonly string[]) => MailBlock;
  note: (id: MessageId, label: MessageId, path: string) => MailBlock;
  /** A link to a portal page. */
  link: (id: MessageId, path: string) => MailBlock;
};

declare const nothing: unique symbol;
/** The values of a mail that has none. */
export type Nothing = { [nothing]?: never };

/** Values stored in the queue, where operators can read them: never a secret. */
export type MailValues = Readonly<Record<string, string | number>>;

type Declaration<Ordered extends MailValues, Prepared extends MailValues> = {
  /**
   * The preference that controls this mail. Without a topic it can't be switched off: the user requested it, or it concerns account
   * security.
   */
  topic?: Topic;
  /** The preference by which Telegram repeats a mail that can't be switched off. By default it's the topic. */
  telegramTopic?: Topic;
  /** Example values, used by tests and previews. */
  example: Ordered & Prepared;
  /** Creates what must be fresh or secret when the mail is sent, in a transaction. Returns null if there is nothing left to send. */
  prepare?: (tx: Transaction, app: App, addressee: Addressee, ordered: Ordered) => Promise<Prepared | null>;
  /** Loads the attachment when the mail is sent. Returns null if there is none; the mail is sent without it. */
  attach?: (tx: Transaction, app: App, addressee: Addressee, ordered: Ordered) => Promise<MailAttachment | null>;
  /** Composes the content. The renderer decides how it looks. */
  write: (writer: MailWriter, values: Ordered & Prepared) => MailContent;
};

export type Mail<Ordered extends MailValues = MailValues> = Declaration<Ordered, MailValues> & { name: string };

/** Any registered mail, written with the values declared for it. */
export type AnyMail = Omit<Mail, 'prepare' | 'attach' | 'write'> & {
  prepare?: (tx: Transaction, app: App, addressee: Addressee, ordered: never) => Promise<MailValues | null>;
  attach?: (tx: Transaction, app: App, addressee: Addressee, ordered: never) => Promise<MailAttachment | null>;
  write: (writer: MailWriter, values: never) => MailContent;
};

/** Declares a mail. It can be sent once it is listed in `registry/modules.ts`. */
export function defineMail<Ordered extends MailValues = Nothing, Prepared extends MailValues = Nothing>(
  name: string,
  declaration: Declaration<Ordered, Prepared>,
): Mail<Ordered> {
  // `write` receives what `prepare` of the same declaration returned.
  return { name, ...declaration } as unknown as Mail<Ordered>;
}

type Reader = { locale: Language; brand: string; publicUrl: string; firstName: string };

export function mailWriter(
  { locale, brand, publicUrl, firstName }: Reader,
  values: MessageValues,
  translate: Translate = sentence,
): MailWriter {
  // The name may come from someone else: a sign-up or invitation goes to an address that another person entered.
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

/** Adds a note that says where to switch the topic off. */
export function withReason(content: MailContent, { note }: MailWriter, topic: Topic | undefined): MailContent {
  if (topic === undefined) return content;
  return { ...content, blocks: [...content.blocks, note('mail.topic.why', 'mail.topic.link', '/settings/notifications')] };
}
