import { defineMessages } from '@portico/i18n/define-messages';

export const twoFactorMessages = defineMessages({
  title: { id: 'settings.two-factor.title', defaultMessage: 'Two-factor authentication' },
  about: {
    id: 'settings.two-factor.about',
    defaultMessage: 'Add a second step: a code from an app on your phone. A stolen password alone won’t be enough.',
  },
  on: { id: 'settings.two-factor.on', defaultMessage: 'On' },
  off: { id: 'settings.two-factor.off', defaultMessage: 'Off' },
  since: { id: 'settings.two-factor.since', defaultMessage: 'On since' },
  codesLeft: { id: 'settings.two-factor.codes-left', defaultMessage: 'Recovery codes left' },
  noCodesLeft: {
    id: 'settings.two-factor.few-codes',
    defaultMessage:
      'You’re running out of recovery codes. Without them and without your phone, only our support can let you in: create new ones.',
  },
  turnOn: { id: 'settings.two-factor.turn-on', defaultMessage: 'Turn on' },
  scan: {
    id: 'settings.two-factor.scan',
    defaultMessage: 'Scan this with an authenticator app, such as Google Authenticator or Aegis.',
  },
  qr: { id: 'settings.two-factor.qr', defaultMessage: 'QR code for the authenticator app' },
  key: { id: 'settings.two-factor.key', defaultMessage: 'Can’t scan it? Enter this key' },
  copyKey: { id: 'settings.two-factor.copy-key', defaultMessage: 'Copy key' },
  copied: { id: 'settings.two-factor.copied', defaultMessage: 'Copied' },
  copyFailed: { id: 'settings.two-factor.copy-failed', defaultMessage: 'Select the text and copy it' },
  code: { id: 'settings.two-factor.code', defaultMessage: 'Code from the app' },
  confirm: { id: 'settings.two-factor.confirm', defaultMessage: 'Confirm and turn on' },
  turnedOn: {
    id: 'settings.two-factor.turned-on',
    defaultMessage: 'Two-factor authentication is on. Your other sessions were signed out.',
  },
  turnOff: { id: 'settings.two-factor.turn-off', defaultMessage: 'Turn off' },
  turnOffTitle: { id: 'settings.two-factor.turn-off-title', defaultMessage: 'Turn off two-factor authentication' },
  turnOffText: {
    id: 'settings.two-factor.turn-off-text',
    defaultMessage: 'Your password alone will be enough to sign in, and your recovery codes stop working.',
  },
  turnedOff: {
    id: 'settings.two-factor.turned-off',
    defaultMessage: 'Two-factor authentication is off. Your other sessions were signed out.',
  },
  recoveryCode: { id: 'settings.two-factor.recovery-code', defaultMessage: 'Recovery code' },
  byRecoveryCode: { id: 'settings.two-factor.use-recovery', defaultMessage: 'Use a recovery code' },
  byApp: { id: 'settings.two-factor.use-app', defaultMessage: 'Use the authenticator app' },
  newCodes: { id: 'settings.two-factor.new-codes', defaultMessage: 'New recovery codes' },
  newCodesText: {
    id: 'settings.two-factor.new-codes-text',
    defaultMessage: 'You get ten new codes, and the current ones stop working.',
  },
  makeCodes: { id: 'settings.two-factor.make-codes', defaultMessage: 'Create new codes' },
  failed: { id: 'settings.two-factor.failed', defaultMessage: 'Couldn’t change two-factor authentication' },
  codesTitle: { id: 'settings.two-factor.codes', defaultMessage: 'Save your recovery codes' },
  codesText: {
    id: 'settings.two-factor.codes-text',
    defaultMessage: 'Each one lets you in once if you don’t have your phone. You won’t see them again.',
  },
  copyCodes: { id: 'settings.two-factor.copy-codes', defaultMessage: 'Copy codes' },
  download: { id: 'settings.two-factor.download', defaultMessage: 'Download' },
  print: { id: 'settings.two-factor.print', defaultMessage: 'Print' },
  kept: { id: 'settings.two-factor.kept', defaultMessage: 'I’ve saved them' },
  leaveTitle: { id: 'settings.two-factor.leave-title', defaultMessage: 'Leave without saving the codes?' },
  leaveText: {
    id: 'settings.two-factor.leave-text',
    defaultMessage: 'You won’t see these recovery codes again. Without them and without your phone, only our support can let you in.',
  },
  leave: { id: 'settings.two-factor.leave', defaultMessage: 'Leave' },
  stay: { id: 'settings.two-factor.stay', defaultMessage: 'Back to the codes' },
  file: { id: 'settings.two-factor.file', defaultMessage: 'Recovery codes for {email} at {brand}' },
});
