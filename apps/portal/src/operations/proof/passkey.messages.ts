import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';
import type { PasskeyProblem } from './passkey.ts';

const problems = defineMessages({
  cancelled: {
    id: 'access.passkey.cancelled',
    defaultMessage: 'No passkey was used. You can try again.',
  },
  known: { id: 'access.passkey.known', defaultMessage: 'This device or password manager already has a passkey for your account.' },
  address: { id: 'access.passkey.address', defaultMessage: 'Passkeys don’t work at this address. Open the portal at its usual address.' },
  unable: {
    id: 'access.passkey.unable',
    defaultMessage: 'This device can’t store the kind of passkey we need: one that asks for a fingerprint, a face or a PIN.',
  },
  failed: { id: 'access.passkey.failed', defaultMessage: 'Your browser couldn’t use a passkey. Try again or choose another method.' },
});

/** Messages for the reasons why a browser returned no passkey. */
export const passkeyProblemMessages: Readonly<Record<PasskeyProblem, Message>> = problems;
