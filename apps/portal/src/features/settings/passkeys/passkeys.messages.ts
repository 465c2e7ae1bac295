import { defineMessages } from '@portico/i18n/define-messages';

export const passkeyMessages = defineMessages({
  title: { id: 'settings.passkeys.title', defaultMessage: 'Passkeys' },
  about: {
    id: 'settings.passkeys.about',
    defaultMessage:
      'Sign in by fingerprint, face or PIN instead of a password and a code. A passkey stays on your device or in your password manager, and does not work on a forged page.',
  },
  unsupported: {
    id: 'settings.passkeys.unsupported',
    defaultMessage: 'This browser does not support passkeys. Add one in another browser.',
  },
  failed: { id: 'settings.passkeys.failed', defaultMessage: 'Your passkeys could not be loaded' },
  add: { id: 'settings.passkeys.add', defaultMessage: 'Add a passkey' },
  addText: {
    id: 'settings.passkeys.add-text',
    defaultMessage: 'Give it a name that you will recognise. Then your browser asks where to keep it.',
  },
  name: { id: 'settings.passkeys.name', defaultMessage: 'Name' },
  nameHint: { id: 'settings.passkeys.name-hint', defaultMessage: 'Such as the device or the password manager that keeps it' },
  goOn: { id: 'settings.passkeys.go-on', defaultMessage: 'Continue' },
  added: { id: 'settings.passkeys.added', defaultMessage: 'The passkey “{name}” is added.' },
  addFailed: { id: 'settings.passkeys.add-failed', defaultMessage: 'The passkey could not be added' },
  facts: {
    id: 'settings.passkeys.facts',
    defaultMessage: '{used, select, yes {Added {added}, last used {last}} other {Added {added}, not used yet}}',
  },
  synced: { id: 'settings.passkeys.synced', defaultMessage: 'On several devices' },
  rename: { id: 'settings.passkeys.rename', defaultMessage: 'Rename' },
  renameNamed: { id: 'settings.passkeys.rename-named', defaultMessage: 'Rename {name}' },
  renameTitle: { id: 'settings.passkeys.rename-title', defaultMessage: 'Rename the passkey' },
  renamed: { id: 'settings.passkeys.renamed', defaultMessage: 'The passkey is called “{name}” now.' },
  renameFailed: { id: 'settings.passkeys.rename-failed', defaultMessage: 'The passkey could not be renamed' },
  save: { id: 'settings.passkeys.save', defaultMessage: 'Save' },
  remove: { id: 'settings.passkeys.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'settings.passkeys.remove-named', defaultMessage: 'Remove {name}' },
  removeTitle: { id: 'settings.passkeys.remove-title', defaultMessage: 'Remove the passkey “{name}”?' },
  removeText: {
    id: 'settings.passkeys.remove-text',
    defaultMessage:
      'You can no longer sign in with it, and everywhere but here you will have to sign in again. Delete it on the device or in the password manager, too.',
  },
  removed: { id: 'settings.passkeys.removed', defaultMessage: 'The passkey “{name}” is removed.' },
  removeFailed: { id: 'settings.passkeys.remove-failed', defaultMessage: 'The passkey could not be removed' },
});
