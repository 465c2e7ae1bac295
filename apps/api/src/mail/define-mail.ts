import { sentence, type Locale, type MessageId, type MessageValues } from '../messages/messages.ts';

export type MailBlock = { kind: 'text'; text: string } | { kind: 'code'; text: string } | { kind: 'link'; label: string; url: string };
export type MailContent = { subject: string; blocks: readonly MailBlock[] };
export type MailInput = { locale: Locale; brand: string; publicUrl: string; firstName: string; values: MessageValues };

const text = ({ locale, brand, firstName, values }: MailInput, id: MessageId): MailBlock => ({
  kind: 'text',
  text: sentence(locale, id, { brand, firstName, ...values }),
});
const subject = ({ locale, brand, values }: MailInput, id: MessageId) => sentence(locale, id, { brand, ...values });
const link = ({ locale, publicUrl }: MailInput, id: MessageId, path: string): MailBlock => ({
  kind: 'link',
  label: sentence(locale, id),
  url: `${publicUrl}${path}`,
});

/** Every mail that is sent. A template names its sentences and its link; how it looks is render-mail's. */
export const mailTemplates = {
  'verification-code': (input) => ({
    subject: subject(input, 'mail.verificationCode.subject'),
    blocks: [
      text(input, 'mail.greeting'),
      text(input, 'mail.verificationCode.text'),
      { kind: 'code', text: String(input.values['code']) },
      text(input, 'mail.verificationCode.ignore'),
    ],
  }),
  'already-registered': (input) => ({
    subject: subject(input, 'mail.alreadyRegistered.subject'),
    blocks: [
      text(input, 'mail.greeting'),
      text(input, 'mail.alreadyRegistered.text'),
      link(input, 'mail.alreadyRegistered.link', '/auth/login'),
      text(input, 'mail.alreadyRegistered.ignore'),
    ],
  }),
} as const satisfies Record<string, (input: MailInput) => MailContent>;

export type MailTemplate = keyof typeof mailTemplates;
