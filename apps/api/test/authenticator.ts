import { Secret, TOTP } from 'otpauth';
import { success } from './contract-client.ts';
import { readMails } from './mailbox.ts';
import type { TestApi } from './test-api.ts';
import type { testClock } from './test-clock.ts';
import { waitFor } from './wait-for.ts';

/** A user's authenticator app, on the test's clock. */
export function authenticator(secret: string, clock: ReturnType<typeof testClock>) {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  const code = (aheadSeconds = 0) => totp.generate({ timestamp: clock.now().getTime() + aheadSeconds * 1_000 });
  return {
    code,
    /** Returns the code of an unused time step. */
    next: () => {
      clock.turn(30_000);
      return code();
    },
  };
}

export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export async function turnTwoFactorOn(api: TestApi, token: string, clock: ReturnType<typeof testClock>) {
  const { secret } = success(await api.call('requestTwoFactorGoogle', { token, body: { provider: 'google' } }));
  const app = authenticator(secret, clock);
  const { recovery_codes } = success(await api.call('completeTwoFactorGoogle', { token, body: { otp: app.next() } }));
  return { secret, app, recoveryCodes: recovery_codes };
}

/** Waits for at least `mails` mails of a template and returns the token in the newest. */
export async function mailedToken(api: TestApi, to: string, template: string, mails = 1): Promise<string> {
  return await waitFor(`${template} ${mails} to ${to}`, () => {
    const received = readMails(api.mailFolder).filter((mail) => mail.to === to && mail.template === template);
    return received.length < mails ? undefined : /token=([\w-]+)/.exec(received.at(-1)?.text ?? '')?.[1];
  });
}

export async function mailedCode(api: TestApi, to: string, template: string, mails = 1): Promise<string> {
  return await waitFor(`${template} ${mails} to ${to}`, () => {
    const received = readMails(api.mailFolder).filter((mail) => mail.to === to && mail.template === template);
    return received.length < mails ? undefined : /^(\d{6})$/m.exec(received.at(-1)?.text ?? '')?.[1];
  });
}

export const mailsOf = (api: TestApi, to: string) => readMails(api.mailFolder).filter((mail) => mail.to === to);
