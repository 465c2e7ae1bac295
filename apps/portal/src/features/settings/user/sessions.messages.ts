import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';
import type { ActivityKind } from '@portico/contract';

export const sessionMessages = defineMessages({
  title: { id: 'settings.sessions.title', defaultMessage: 'Where you are signed in' },
  device: { id: 'settings.sessions.device', defaultMessage: 'Device' },
  deviceOn: { id: 'settings.sessions.device-on', defaultMessage: '{browser} on {system}' },
  unknownDevice: { id: 'settings.sessions.unknown-device', defaultMessage: 'Unknown device' },
  ip: { id: 'settings.sessions.ip', defaultMessage: 'IP address' },
  lastUsed: { id: 'settings.sessions.last-used', defaultMessage: 'Last used' },
  now: { id: 'settings.sessions.now', defaultMessage: 'This session' },
  actions: { id: 'settings.sessions.actions', defaultMessage: 'Sign out' },
  end: { id: 'settings.sessions.end', defaultMessage: 'Sign out' },
  endNamed: { id: 'settings.sessions.end-named', defaultMessage: 'Sign out {device}' },
  endTitle: { id: 'settings.sessions.end-title', defaultMessage: 'Sign out {device}?' },
  endText: { id: 'settings.sessions.end-text', defaultMessage: 'Whoever uses the portal there ({ip}) has to sign in again.' },
  ended: { id: 'settings.sessions.ended', defaultMessage: '{device} is signed out.' },
  endOthers: { id: 'settings.sessions.end-others', defaultMessage: 'Sign out all others' },
  endOthersTitle: { id: 'settings.sessions.end-others-title', defaultMessage: 'Sign out all other sessions?' },
  endOthersText: {
    id: 'settings.sessions.end-others-text',
    defaultMessage: 'Everywhere but here you will have to sign in again.',
  },
  othersEnded: {
    id: 'settings.sessions.others-ended',
    defaultMessage:
      '{count, plural, =0 {There was no other session.} one {# other session is signed out.} other {# other sessions are signed out.}}',
  },
  failed: { id: 'settings.sessions.failed', defaultMessage: 'The session could not be ended' },
  activity: { id: 'settings.activity.title', defaultMessage: 'Activity' },
  event: { id: 'settings.activity.event', defaultMessage: 'What happened' },
  time: { id: 'settings.activity.time', defaultMessage: 'When' },
  none: { id: 'settings.activity.none', defaultMessage: 'Nothing has happened yet' },
});

const kinds = defineMessages({
  signedIn: { id: 'settings.activity.signed-in', defaultMessage: 'Signed in' },
  signInFailed: { id: 'settings.activity.sign-in-failed', defaultMessage: 'A sign-in failed' },
  twoFactorFailed: { id: 'settings.activity.two-factor-failed', defaultMessage: 'A code was wrong' },
  signedOut: { id: 'settings.activity.signed-out', defaultMessage: 'Signed out' },
  sessionEnded: { id: 'settings.activity.session-ended', defaultMessage: 'A session was ended' },
  sessionsEnded: { id: 'settings.activity.sessions-ended', defaultMessage: 'All other sessions were ended' },
  passwordChanged: { id: 'settings.activity.password-changed', defaultMessage: 'Password changed' },
  passwordReset: { id: 'settings.activity.password-reset', defaultMessage: 'Password reset by a link' },
  emailChanged: { id: 'settings.activity.email-changed', defaultMessage: 'E-mail changed' },
  twoFactorEnabled: { id: 'settings.activity.two-factor-enabled', defaultMessage: 'Two-factor authentication turned on' },
  twoFactorDisabled: { id: 'settings.activity.two-factor-disabled', defaultMessage: 'Two-factor authentication turned off' },
  recoveryCodeUsed: { id: 'settings.activity.recovery-code-used', defaultMessage: 'A recovery code was used' },
  codesRegenerated: { id: 'settings.activity.codes-regenerated', defaultMessage: 'New recovery codes made' },
  passkeyAdded: { id: 'settings.activity.passkey-added', defaultMessage: 'A passkey was added' },
  passkeyRemoved: { id: 'settings.activity.passkey-removed', defaultMessage: 'A passkey was removed' },
  passkeyRefused: { id: 'settings.activity.passkey-refused', defaultMessage: 'A passkey was refused: there may be a copy of it' },
});

export const activityMessages: Readonly<Record<ActivityKind, Message>> = {
  signed_in: kinds.signedIn,
  sign_in_failed: kinds.signInFailed,
  two_factor_failed: kinds.twoFactorFailed,
  signed_out: kinds.signedOut,
  session_ended: kinds.sessionEnded,
  sessions_ended: kinds.sessionsEnded,
  password_changed: kinds.passwordChanged,
  password_reset: kinds.passwordReset,
  email_changed: kinds.emailChanged,
  two_factor_enabled: kinds.twoFactorEnabled,
  two_factor_disabled: kinds.twoFactorDisabled,
  recovery_code_used: kinds.recoveryCodeUsed,
  recovery_codes_regenerated: kinds.codesRegenerated,
  passkey_added: kinds.passkeyAdded,
  passkey_removed: kinds.passkeyRemoved,
  passkey_refused: kinds.passkeyRefused,
};
