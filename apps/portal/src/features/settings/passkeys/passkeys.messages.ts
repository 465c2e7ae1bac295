import { defineMessages } from '@portico/i18n/define-messages';

export const passkeyMessages = defineMessages({
  title: { id: 'settings.passkeys.title', defaultMessage: 'Passkeys' },
  about: {
    id: 'settings.passkeys.about',
    defaultMessage:
      'Sign in with a fingerprint, your face or a PIN instead of a password and a code. A passkey stays on your device or in your password manager and doesn’t work on fake pages.',
  },
  unsupported: {
    id: 'settings.passkeys.unsupported',
    defaultMessage: 'This browser doesn’t support passkeys. Add one in another browser.',
  },
  failed: { id: 'settings.passkeys.failed', defaultMessage: 'Couldn’t load your passkeys' },
  add: { id: 'settings.passkeys.add', defaultMessage: 'Add a passkey' },
  addText: {
    id: 'settings.passkeys.add-text',
    defaultMessage: 'Choose a name you’ll recognise. Your browser then asks where to save it.',
  },
  name: { id: 'settings.passkeys.name', defaultMessage: 'Name' },
  nameMissing: { id: 'settings.passkeys.name.missing', defaultMessage: 'Enter a name.' },
  nameHint: { id: 'settings.passkeys.name-hint', defaultMessage: 'Such as the device or password manager that stores it' },
  goOn: { id: 'settings.passkeys.go-on', defaultMessage: 'Continue' },
  added: { id: 'settings.passkeys.added', defaultMessage: 'Passkey “{name}” added.' },
  addFailed: { id: 'settings.passkeys.add-failed', defaultMessage: 'Couldn’t add the passkey' },
  facts: {
    id: 'settings.passkeys.facts',
    defaultMessage: '{used, select, yes {Added {added}, last used {last}} other {Added {added}, not used yet}}',
  },
  synced: { id: 'settings.passkeys.synced', defaultMessage: 'On several devices' },
  actionsFor: { id: 'settings.passkeys.actions-for', defaultMessage: 'Actions for {name}' },
  rename: { id: 'settings.passkeys.rename', defaultMessage: 'Rename' },
  renameNamed: { id: 'settings.passkeys.rename-named', defaultMessage: 'Rename {name}' },
  renameTitle: { id: 'settings.passkeys.rename-title', defaultMessage: 'Rename passkey' },
  renamed: { id: 'settings.passkeys.renamed', defaultMessage: 'The passkey is now called “{name}”.' },
  renameFailed: { id: 'settings.passkeys.rename-failed', defaultMessage: 'Couldn’t rename the passkey' },
  save: { id: 'settings.passkeys.save', defaultMessage: 'Save' },
  remove: { id: 'settings.passkeys.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'settings.passkeys.remove-named', defaultMessage: 'Remove {name}' },
  removeTitle: { id: 'settings.passkeys.remove-title', defaultMessage: 'Remove the passkey “{name}”?' },
  removeText: {
    id: 'settings.passkeys.remove-text',
    defaultMessage:
      'You won’t be able to sign in with it, and your other sessions are signed out. Delete it on the device or in the password manager too.',
  },
  removed: { id: 'settings.passkeys.removed', defaultMessage: 'Passkey “{name}” removed.' },
  removeFailed: { id: 'settings.passkeys.remove-failed', defaultMessage: 'Couldn’t remove the passkey' },
});
