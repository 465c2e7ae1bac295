import { readyMail } from '../src/mail/ready-mail.ts';
import { renderText } from '../src/mail/render-mail.ts';
import { allMails } from '../src/registry/modules.ts';
import type { Registered, TestApi } from './test-api.ts';

/** Writes a mail as if it had waited for the mail server until now. Returns null if it is no longer sent. */
export async function lateMail({ app }: TestApi, { user }: Registered, template: string, values: Record<string, string | number>) {
  const example = allMails.find(({ name }) => name === template)?.example;
  const order = { key: template, orderedAt: '', recipient: { userId: user.id }, template, values: { ...example, ...values } };
  const ready = await readyMail(app, allMails, order, 'email');
  if (ready === null) return null;
  const { content, attachment } = ready;
  return { subject: content.subject, text: renderText(content, 'Portico'), attachment: attachment?.name };
}
