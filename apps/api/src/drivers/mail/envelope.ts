import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** Converts a mail to nodemailer options. Quoted-printable keeps the saved file readable. */
export function envelopeOf(
  { key, to, subject, text, html, orderedAt, thread, attachments = [], unsubscribeUrl }: Mail,
  from: string,
): SendMailOptions {
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: new Date(orderedAt),
    messageId: `<${key}@${domain}>`,
    ...(thread === undefined ? {} : { references: `<${thread}@${domain}>`, inReplyTo: `<${thread}@${domain}>` }),
    ...(attachments.length > 0 && { attachments: [...attachments] }),
    textEncoding: 'quoted-printable',
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
