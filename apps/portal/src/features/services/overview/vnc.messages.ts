import { defineMessages } from '@portico/i18n/define-messages';

export const vncMessages = defineMessages({
  title: { id: 'service.vnc', defaultMessage: 'VNC' },
  enabled: { id: 'service.vnc.enabled', defaultMessage: 'Enabled' },
  disabled: { id: 'service.vnc.disabled', defaultMessage: 'Disabled' },
  text: {
    id: 'service.vnc.text',
    defaultMessage: 'Shows the server’s screen in your VNC client. The browser console works without it.',
  },
  address: { id: 'service.vnc.address', defaultMessage: 'Address' },
  password: { id: 'service.vnc.password', defaultMessage: 'VNC password' },
  passwordHint: { id: 'service.vnc.password-hint', defaultMessage: 'Exactly 8 letters and digits' },
  enable: { id: 'service.vnc.enable', defaultMessage: 'Enable VNC' },
  disable: { id: 'service.vnc.disable', defaultMessage: 'Disable VNC' },
  enableTitle: { id: 'service.vnc.enable-title', defaultMessage: 'Enable VNC on {hostname}' },
  enableText: {
    id: 'service.vnc.enable-text',
    defaultMessage: 'Anyone with the address and this password can see and control the screen.',
  },
  enableFailed: { id: 'service.vnc.enable-failed', defaultMessage: 'Couldn’t enable VNC' },
  disableFailed: { id: 'service.vnc.disable-failed', defaultMessage: 'Couldn’t disable VNC' },
});
