import type { ActionCommand } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

/** What an action does to a server. */
export const actionMessages: Readonly<Record<ActionCommand, Message>> = defineMessages({
  start: { id: 'services.action.start', defaultMessage: 'Starting' },
  stop: { id: 'services.action.stop', defaultMessage: 'Stopping' },
  restart: { id: 'services.action.restart', defaultMessage: 'Restarting' },
  force_off: { id: 'services.action.force-off', defaultMessage: 'Forcing off' },
  enable_vnc: { id: 'services.action.enable-vnc', defaultMessage: 'Enabling VNC' },
  disable_vnc: { id: 'services.action.disable-vnc', defaultMessage: 'Disabling VNC' },
  reset_root_password: { id: 'services.action.reset-root-password', defaultMessage: 'Resetting the root password' },
  set_ssh_key: { id: 'services.action.set-ssh-key', defaultMessage: 'Setting the SSH key' },
  mount_iso: { id: 'services.action.mount-iso', defaultMessage: 'Mounting the ISO image' },
  unmount_iso: { id: 'services.action.unmount-iso', defaultMessage: 'Unmounting the ISO image' },
  reinstall: { id: 'services.action.reinstall', defaultMessage: 'Reinstalling' },
});
