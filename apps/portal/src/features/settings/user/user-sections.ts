import { passkeyMessages } from '../passkeys/passkeys.messages.ts';
import { sessionMessages } from './sessions.messages.ts';
import { twoFactorMessages } from './two-factor.messages.ts';
import { userSettingsMessages as m } from './user-settings.messages.ts';

/** The sections of the user settings. Their ids are in the URL. */
export const userSections = [
  { id: 'interface', label: m.interface },
  { id: 'name', label: m.nameTitle },
  { id: 'email', label: m.emailTitle },
  { id: 'password', label: m.passwordTitle },
  { id: 'two-factor', label: twoFactorMessages.title },
  { id: 'passkeys', label: passkeyMessages.title },
  { id: 'sessions', label: sessionMessages.title },
  { id: 'activity', label: sessionMessages.activity },
] as const;
