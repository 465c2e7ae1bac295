/** A part of a mail, written in the reader's language. Every text may contain what users wrote: escape it. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  /** User text: keep its line breaks, and never interpret it as markup. */
  | { kind: 'quote'; text: string }
  /** Short facts, one per line. */
  | { kind: 'lines'; text: string }
  | { kind: 'link'; label: string; url: string }
  /** A small-print note at the bottom. */
  | { kind: 'note'; text: string; label: string; url: string };

/** A mail that is written but has no looks yet. */
export type WrittenMail = {
  /** The mail's template, such as `invoice-issued`. */
  template: string;
  subject: string;
  blocks: readonly MailBlock[];
  /** The reader's language, such as `en`. */
  language: string;
  brand: {
    name: string;
    /** The brand's accent as hex, such as `#274bc4`. White text is readable on it. */
    colour: string;
  };
  /** The portal's address, without a slash at the end. */
  publicUrl: string;
};

/**
 * Lays a mail out as HTML. Mail programs know little CSS and no scripts; what you load remotely tells the reader's address to that server.
 * Without `text`, readers of plain text get the blocks below each other.
 */
export type MailLayout = (mail: WrittenMail) => { html: string; text?: string };
