import type { Mail, Mailer } from '../../src/drivers/mail/mailer.ts';

/** Delivers every mail at once and remembers it, by its key as mail programs do. */
export function createPostOffice(onDelivery: (mail: Mail) => void) {
  const delivered = new Map<string, Mail>();
  const mailer: Mailer = {
    destination: 'the simulation',
    send: async (mail) => {
      if (!delivered.has(mail.key)) onDelivery(mail);
      delivered.set(mail.key, mail);
    },
    close: () => {},
  };
  return {
    mailer,
    keys: () => [...delivered.keys()],
    /** Returns the newest verification code mailed to an address. */
    codeFor: (address: string): string | undefined => {
      const mails = [...delivered.values()].filter(({ to, name }) => to === address && name === 'verification-code');
      return /^(\d{6})$/mu.exec(mails.at(-1)?.text ?? '')?.[1];
    },
  };
}
