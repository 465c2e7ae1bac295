import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { envelopeOf } from './envelope.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Writes every message to an .eml file instead of sending it. File names sort by time and contain the recipient. */
export function createFileMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true });
  return {
    destination: path.join(folder, '*.eml'),
    async send(mail) {
      const { message } = await transport.sendMail(envelopeOf(mail, from));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, fileName(mail));
      // The rename makes the file appear complete. Sending the same message again overwrites it.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

function fileName({ orderedAt, to, name, key }: Mail): string {
  const safe = (part: string) => part.replaceAll(/[^\w@.+-]/g, '_').slice(0, 100);
  return `${safe(orderedAt.replaceAll(':', '-'))}_${safe(to)}_${safe(name)}_${safe(key.slice(0, 8))}.eml`;
}
