import type { ActionCommand, PowerAction } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';
import type { Hindrance } from '@portico/validation/service-capabilities';

/** What is being done with a server. */
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

/** What a button does to a server's power. */
export const powerActionMessages: Readonly<Record<PowerAction, Message>> = defineMessages({
  start: { id: 'services.power.start', defaultMessage: 'Start' },
  stop: { id: 'services.power.stop', defaultMessage: 'Stop' },
  restart: { id: 'services.power.restart', defaultMessage: 'Restart' },
  force_off: { id: 'services.power.force-off', defaultMessage: 'Force off' },
});

/** Why something can't be done with a service now, and what would help. */
export const hindranceMessages: Readonly<Record<Hindrance, Message>> = defineMessages({
  service_pending: { id: 'services.hindrance.pending', defaultMessage: 'This service is not paid yet.' },
  service_preparing: { id: 'services.hindrance.preparing', defaultMessage: 'The server is still being set up.' },
  service_suspended: { id: 'services.hindrance.suspended', defaultMessage: 'The service is suspended. Pay the overdue invoice first.' },
  service_deleted: { id: 'services.hindrance.deleted', defaultMessage: 'This service is deleted.' },
  service_busy: { id: 'services.hindrance.busy', defaultMessage: 'Another action is running. Wait until it has ended.' },
  already_running: { id: 'services.hindrance.running', defaultMessage: 'The server is running already.' },
  already_stopped: { id: 'services.hindrance.stopped', defaultMessage: 'The server is stopped.' },
  vnc_already_enabled: { id: 'services.hindrance.vnc-enabled', defaultMessage: 'VNC is enabled already.' },
  vnc_not_enabled: { id: 'services.hindrance.vnc-disabled', defaultMessage: 'VNC is not enabled.' },
  iso_not_mounted: { id: 'services.hindrance.no-iso', defaultMessage: 'No ISO image is mounted.' },
  no_root_password: {
    id: 'services.hindrance.no-root-password',
    defaultMessage: 'There is no root password to show. Reset it to get a new one.',
  },
  no_ipv6: { id: 'services.hindrance.no-ipv6', defaultMessage: 'This server has no IPv6 addresses.' },
  cancellation_requested: { id: 'services.hindrance.cancelled', defaultMessage: 'The cancellation is requested already.' },
  cancellation_not_requested: { id: 'services.hindrance.not-cancelled', defaultMessage: 'No cancellation is requested.' },
});
