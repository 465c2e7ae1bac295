import { defineMessages } from '@portico/i18n/define-messages';

export const accessMessages = defineMessages({
  title: { id: 'service.access', defaultMessage: 'Access' },
  gateway: { id: 'service.access.gateway', defaultMessage: 'Gateway' },
  rootPassword: { id: 'service.access.root-password', defaultMessage: 'Root password' },
  sshKey: { id: 'service.access.ssh-key', defaultMessage: 'SSH key' },
  none: { id: 'service.access.none', defaultMessage: '—' },
  copy: { id: 'service.access.copy', defaultMessage: 'Copy: {what}' },
  copied: { id: 'service.access.copied', defaultMessage: 'Copied' },
  copyFailed: { id: 'service.access.copy-failed', defaultMessage: 'Couldn’t copy' },
  hidden: { id: 'service.access.hidden', defaultMessage: 'hidden' },
  show: { id: 'service.access.show', defaultMessage: 'Show: {what}' },
  hide: { id: 'service.access.hide', defaultMessage: 'Hide: {what}' },
  revealFailed: { id: 'service.access.reveal-failed', defaultMessage: 'Couldn’t show the password' },
  reset: { id: 'service.access.reset', defaultMessage: 'Reset' },
  resetTitle: { id: 'service.access.reset-title', defaultMessage: 'Reset the root password of {hostname}?' },
  resetText: {
    id: 'service.access.reset-text',
    defaultMessage: 'The server gets a new password and the current one stops working. Keys and open sessions stay.',
  },
  resetConfirm: { id: 'service.access.reset-confirm', defaultMessage: 'Reset password' },
  resetFailed: { id: 'service.access.reset-failed', defaultMessage: 'Couldn’t reset the root password' },
  change: { id: 'service.access.change', defaultMessage: 'Change' },
  add: { id: 'service.access.add', defaultMessage: 'Add' },
  changeKey: { id: 'service.access.change-key', defaultMessage: 'Change the SSH key' },
  addKey: { id: 'service.access.add-key', defaultMessage: 'Add an SSH key' },
  keyTitle: { id: 'service.access.key-title', defaultMessage: 'SSH key of {hostname}' },
  keyText: {
    id: 'service.access.key-text',
    defaultMessage:
      '{present, select, yes {Anyone with the matching private key can sign in as root. It replaces the current key.} other {Anyone with the matching private key can sign in as root.}}',
  },
  publicKey: { id: 'service.access.public-key', defaultMessage: 'Public key' },
  publicKeyHint: {
    id: 'service.access.public-key-hint',
    defaultMessage: 'One line in OpenSSH format, such as the contents of id_ed25519.pub: ed25519, ecdsa, or rsa with 2048 bits or more.',
  },
  saveKey: { id: 'service.access.save-key', defaultMessage: 'Set key' },
  removeKey: { id: 'service.access.remove-key', defaultMessage: 'Remove key' },
  keyFailed: { id: 'service.access.key-failed', defaultMessage: 'Couldn’t change the SSH key' },
});
