import type { ActionCommand } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

type ByCommand = Readonly<Record<ActionCommand, Message>>;

/** That an action has succeeded, naming the server. */
export const successMessages: ByCommand = defineMessages({
  start: { id: 'news.done.start', defaultMessage: '{hostname} is running.' },
  stop: { id: 'news.done.stop', defaultMessage: '{hostname} is stopped.' },
  restart: { id: 'news.done.restart', defaultMessage: '{hostname} is running again.' },
  force_off: { id: 'news.done.force-off', defaultMessage: '{hostname} is off.' },
  enable_vnc: { id: 'news.done.enable-vnc', defaultMessage: 'VNC of {hostname} is enabled.' },
  disable_vnc: { id: 'news.done.disable-vnc', defaultMessage: 'VNC of {hostname} is disabled.' },
  reset_root_password: { id: 'news.done.reset-root-password', defaultMessage: '{hostname} has a new root password.' },
  set_ssh_key: { id: 'news.done.set-ssh-key', defaultMessage: 'The SSH key of {hostname} is changed.' },
  mount_iso: { id: 'news.done.mount-iso', defaultMessage: 'The ISO image is mounted on {hostname}.' },
  unmount_iso: { id: 'news.done.unmount-iso', defaultMessage: 'The ISO image is unmounted from {hostname}.' },
  reinstall: { id: 'news.done.reinstall', defaultMessage: '{hostname} is reinstalled. Its new root password is on the overview.' },
});

/** That an action has failed, naming the server; why is said beside it. */
export const failureMessages: ByCommand = defineMessages({
  start: { id: 'news.failed.start', defaultMessage: '{hostname} could not be started.' },
  stop: { id: 'news.failed.stop', defaultMessage: '{hostname} could not be stopped.' },
  restart: { id: 'news.failed.restart', defaultMessage: '{hostname} could not be restarted.' },
  force_off: { id: 'news.failed.force-off', defaultMessage: '{hostname} could not be forced off.' },
  enable_vnc: { id: 'news.failed.enable-vnc', defaultMessage: 'VNC of {hostname} could not be enabled.' },
  disable_vnc: { id: 'news.failed.disable-vnc', defaultMessage: 'VNC of {hostname} could not be disabled.' },
  reset_root_password: { id: 'news.failed.reset-root-password', defaultMessage: 'The root password of {hostname} could not be reset.' },
  set_ssh_key: { id: 'news.failed.set-ssh-key', defaultMessage: 'The SSH key of {hostname} could not be changed.' },
  mount_iso: { id: 'news.failed.mount-iso', defaultMessage: 'The ISO image could not be mounted on {hostname}.' },
  unmount_iso: { id: 'news.failed.unmount-iso', defaultMessage: 'The ISO image could not be unmounted from {hostname}.' },
  reinstall: { id: 'news.failed.reinstall', defaultMessage: '{hostname} could not be reinstalled.' },
});

export const outcomeMessages = defineMessages({
  active: { id: 'news.active', defaultMessage: '{hostname} is active.' },
  manyActive: { id: 'news.many-active', defaultMessage: '{count, plural, one {# service is active.} other {# services are active.}}' },
  failure: { id: 'news.failure', defaultMessage: '{what} {why}' },
  manySucceeded: {
    id: 'news.many-succeeded',
    defaultMessage: '{count, plural, one {# action has succeeded: {hostnames}.} other {# actions have succeeded: {hostnames}.}}',
  },
  manyFailed: {
    id: 'news.many-failed',
    defaultMessage: '{count, plural, one {# action has failed: {hostnames}.} other {# actions have failed: {hostnames}.}}',
  },
});
