import { passkeyMessages } from '../passkeys/passkeys.messages.ts';
import { sessionMessages } from './sessions.messages.ts';
import { twoFactorMessages } from './two-factor.messages.ts';
import { userSettingsMessages as m } from './user-settings.messages.ts';

/** The sections of the user settings. Their ids are in the URL; each exists if the API offers what it shows. */
export const userSections = [
  { id: 'interface', label: m.interface, shows: 'updateUser' },
  { id: 'name', label: m.nameTitle, shows: 'updateUser' },
  { id: 'email', label: m.emailTitle, shows: 'requestEmailChange' },
  { id: 'password', label: m.passwordTitle, shows: 'changePassword' },
  { id: 'two-factor', label: twoFactorMessages.title, shows: 'getTwoFactorMeta' },
  { id: 'passkeys', label: passkeyMessages.title, shows: 'listPasskeys' },
  { id: 'sessions', label: sessionMessages.title, shows: 'listSessions' },
  { id: 'activity', label: sessionMessages.activity, shows: 'listActivity' },
] as const;
