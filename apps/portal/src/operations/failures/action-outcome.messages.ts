import type { ActionCommand } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

type ByCommand = Readonly<Record<ActionCommand, Message>>;

/** Success messages of actions, with the server's name. */
export const successMessages: ByCommand = defineMessages({
  start: { id: 'news.done.start', defaultMessage: '{hostname} is running.' },
  stop: { id: 'news.done.stop', defaultMessage: '{hostname} is stopped.' },
  restart: { id: 'news.done.restart', defaultMessage: '{hostname} is running again.' },
  force_off: { id: 'news.done.force-off', defaultMessage: '{hostname} is off.' },
  enable_vnc: { id: 'news.done.enable-vnc', defaultMessage: 'VNC is enabled on {hostname}.' },
  disable_vnc: { id: 'news.done.disable-vnc', defaultMessage: 'VNC is disabled on {hostname}.' },
  reset_root_password: { id: 'news.done.reset-root-password', defaultMessage: '{hostname} has a new root password.' },
  set_ssh_key: { id: 'news.done.set-ssh-key', defaultMessage: 'The SSH key of {hostname} was changed.' },
  mount_iso: { id: 'news.done.mount-iso', defaultMessage: 'The ISO image is mounted on {hostname}.' },
  unmount_iso: { id: 'news.done.unmount-iso', defaultMessage: 'The ISO image is unmounted from {hostname}.' },
  reinstall: { id: 'news.done.reinstall', defaultMessage: '{hostname} was reinstalled.' },
});

/** Failure messages of actions, with the server's name; the reason is shown beside them. */
export const failureMessages: ByCommand = defineMessages({
  start: { id: 'news.failed.start', defaultMessage: 'Couldn’t start {hostname}.' },
  stop: { id: 'news.failed.stop', defaultMessage: 'Couldn’t stop {hostname}.' },
  restart: { id: 'news.failed.restart', defaultMessage: 'Couldn’t restart {hostname}.' },
  force_off: { id: 'news.failed.force-off', defaultMessage: 'Couldn’t force {hostname} off.' },
  enable_vnc: { id: 'news.failed.enable-vnc', defaultMessage: 'Couldn’t enable VNC on {hostname}.' },
  disable_vnc: { id: 'news.failed.disable-vnc', defaultMessage: 'Couldn’t disable VNC on {hostname}.' },
  reset_root_password: { id: 'news.failed.reset-root-password', defaultMessage: 'Couldn’t reset the root password of {hostname}.' },
  set_ssh_key: { id: 'news.failed.set-ssh-key', defaultMessage: 'Couldn’t change the SSH key of {hostname}.' },
  mount_iso: { id: 'news.failed.mount-iso', defaultMessage: 'Couldn’t mount the ISO image on {hostname}.' },
  unmount_iso: { id: 'news.failed.unmount-iso', defaultMessage: 'Couldn’t unmount the ISO image from {hostname}.' },
  reinstall: { id: 'news.failed.reinstall', defaultMessage: 'Couldn’t reinstall {hostname}.' },
});

export const outcomeMessages = defineMessages({
  active: { id: 'news.active', defaultMessage: '{hostname} is active.' },
  manyActive: { id: 'news.many-active', defaultMessage: '{count, plural, one {# service is active.} other {# services are active.}}' },
  failure: { id: 'news.failure', defaultMessage: '{what} {why}' },
  manySucceeded: {
    id: 'news.many-succeeded',
    defaultMessage: '{count, plural, one {# action completed: {hostnames}.} other {# actions completed: {hostnames}.}}',
  },
  manyFailed: {
    id: 'news.many-failed',
    defaultMessage: '{count, plural, one {# action failed: {hostnames}.} other {# actions failed: {hostnames}.}}',
  },
});
