import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';
import type { PasskeyProblem } from './passkey.ts';

const problems = defineMessages({
  cancelled: {
    id: 'access.passkey.cancelled',
    defaultMessage: 'No passkey was used. Try again whenever you like.',
  },
  known: { id: 'access.passkey.known', defaultMessage: 'This device or password manager already has a passkey for your account.' },
  address: { id: 'access.passkey.address', defaultMessage: 'Passkeys do not work at this address. Open the portal by its usual one.' },
  unable: {
    id: 'access.passkey.unable',
    defaultMessage: 'This device cannot keep a passkey of the kind that is needed: one that asks for a fingerprint, a face or a PIN.',
  },
  failed: { id: 'access.passkey.failed', defaultMessage: 'The browser could not use a passkey. Try again, or go on another way.' },
});

/** What is said where a browser gave no passkey. */
export const passkeyProblemMessages: Readonly<Record<PasskeyProblem, Message>> = problems;
