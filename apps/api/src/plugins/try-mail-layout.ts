import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { MailLayout, WrittenMail } from '@portico/drivers/mail-layout';
import * as v from 'valibot';

/** A mail with every kind of block. */
const example: WrittenMail = {
  template: 'example',
  subject: 'An example',
  language: 'en',
  brand: { name: 'Portico', colour: '#274bc4' },
  publicUrl: 'https://portal.example.com',
  blocks: [
    { kind: 'text', text: 'Hello Mira,' },
    { kind: 'code', text: '204981' },
    { kind: 'quote', text: 'It says <b>no route to host</b>.\nSince noon.' },
    { kind: 'lines', text: 'web-1.example.com\n192.0.2.10' },
    { kind: 'link', label: 'Open the ticket', url: 'https://portal.example.com/support/1' },
    { kind: 'note', text: 'You get this mail because you asked for it.', label: 'Settings', url: 'https://portal.example.com/settings' },
  ],
};

const shape = v.object(
  {
    html: v.pipe(v.string('html must be a text'), v.nonEmpty('html must not be empty')),
    text: v.optional(v.string('text must be a text')),
  },
  'the result must be an object with html',
);

/**
 * Lays out an example, so that a broken layout stops the start instead of every mail.
 * @throws ConfigurationError that names the part and what is wrong
 */
export function tryMailLayout(where: string, layOut: MailLayout): void {
  let laidOut: unknown;
  try {
    laidOut = layOut(example);
  } catch (error) {
    throw new ConfigurationError(`${where} failed on an example: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const checked = v.safeParse(shape, laidOut);
  if (!checked.success) throw new ConfigurationError(`${where} returned something else: ${checked.issues[0].message}.`);
}
