import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from './wait-for.ts';

export type ReceivedMail = { to: string; template: string; text: string };

/** Reads the API's .eml files, oldest first. */
export function readMails(folder: string): ReceivedMail[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    // No mail has been sent yet.
    return [];
  }
  return names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => {
      const [, to = '', template = ''] = name.split('_');
      return { to, template, text: plainText(readFileSync(path.join(folder, name), 'utf8')) };
    });
}

export type RawMail = { head: string; html: string; text: string };

/** Returns the raw messages to an address, with folded lines joined. */
export function rawMails(folder: string, to: string): RawMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml') && name.includes(`_${to}_`))
    .map((name) => {
      const mail = readFileSync(path.join(folder, name), 'utf8').replaceAll(/=\r?\n/gu, '');
      const [, html = ''] = /Content-Type: text\/html[^]*?\r?\n\r?\n([^]*)/iu.exec(mail) ?? [];
      const [, text = ''] = /Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)\r?\n--/iu.exec(mail) ?? [];
      return { head: mail.slice(0, mail.search(/\r?\n\r?\n/u)), html, text };
    });
}

/** Returns the text/plain part, decoded from quoted-printable. */
function plainText(message: string): string {
  const [, part = ''] = /Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)\r?\n--/.exec(message) ?? [];
  const bytes = part
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

/** Waits for at least `mails` verification mails to an address and returns the newest code. */
export async function verificationCode(folder: string, to: string, mails = 1): Promise<string> {
  return await waitFor(`verification mail ${mails} to ${to}`, () => {
    const received = readMails(folder).filter((mail) => mail.to === to && mail.template === 'verification-code');
    return received.length < mails ? undefined : /^(\d{6})$/m.exec(received.at(-1)?.text ?? '')?.[1];
  });
}

/** Waits for at least `mails` invitations to an address and returns the newest token. */
export async function invitationToken(folder: string, to: string, mails = 1): Promise<string> {
  return await waitFor(`invitation ${mails} to ${to}`, () => {
    const received = readMails(folder).filter((mail) => mail.to === to && mail.template === 'invitation');
    return received.length < mails ? undefined : /accept-invitation\?token=(inv_[\w-]{43})/.exec(received.at(-1)?.text ?? '')?.[1];
  });
}
