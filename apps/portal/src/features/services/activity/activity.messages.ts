import type { ServiceActivity, ServiceActivityKind } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const activityMessages = defineMessages({
  title: { id: 'service.activity', defaultMessage: 'Activity' },
  what: { id: 'service.activity.what', defaultMessage: 'Action' },
  who: { id: 'service.activity.who', defaultMessage: 'Who' },
  when: { id: 'service.activity.when', defaultMessage: 'When' },
  outcome: { id: 'service.activity.outcome', defaultMessage: 'Outcome' },
  none: { id: 'service.activity.none', defaultMessage: 'No activity yet.' },
  failed: { id: 'service.activity.failed', defaultMessage: 'Couldn’t load the activity' },
  range: { id: 'service.activity.range', defaultMessage: '{first}–{last} of {total, plural, one {# entry} other {# entries}}' },
});

export const outcomeMessages: Readonly<Record<ServiceActivity['outcome'], Message>> = defineMessages({
  running: { id: 'service.activity.running', defaultMessage: 'In progress' },
  success: { id: 'service.activity.success', defaultMessage: 'Done' },
  error: { id: 'service.activity.error', defaultMessage: 'Failed' },
});

export const kindMessages: Readonly<Record<ServiceActivityKind, Message>> = defineMessages({
  start: { id: 'service.activity.start', defaultMessage: 'Start' },
  stop: { id: 'service.activity.stop', defaultMessage: 'Stop' },
  restart: { id: 'service.activity.restart', defaultMessage: 'Restart' },
  force_off: { id: 'service.activity.force-off', defaultMessage: 'Forced off' },
  enable_vnc: { id: 'service.activity.enable-vnc', defaultMessage: 'VNC enabled' },
  disable_vnc: { id: 'service.activity.disable-vnc', defaultMessage: 'VNC disabled' },
  reset_root_password: { id: 'service.activity.reset-root-password', defaultMessage: 'Root password reset' },
  set_ssh_key: { id: 'service.activity.set-ssh-key', defaultMessage: 'SSH key changed' },
  mount_iso: { id: 'service.activity.mount-iso', defaultMessage: 'ISO image mounted' },
  unmount_iso: { id: 'service.activity.unmount-iso', defaultMessage: 'ISO image unmounted' },
  reinstall: { id: 'service.activity.reinstall', defaultMessage: 'Reinstallation' },
  reveal_root_password: { id: 'service.activity.reveal-root-password', defaultMessage: 'Root password shown' },
  reveal_vnc_password: { id: 'service.activity.reveal-vnc-password', defaultMessage: 'VNC password shown' },
  open_console: { id: 'service.activity.open-console', defaultMessage: 'Console opened' },
  add_rdns: { id: 'service.activity.add-rdns', defaultMessage: 'rDNS record added' },
  update_rdns: { id: 'service.activity.update-rdns', defaultMessage: 'rDNS record changed' },
  remove_rdns: { id: 'service.activity.remove-rdns', defaultMessage: 'rDNS record removed' },
  assign_traffic: { id: 'service.activity.assign-traffic', defaultMessage: 'Traffic assigned' },
  request_cancellation: { id: 'service.activity.request-cancellation', defaultMessage: 'Cancellation requested' },
  withdraw_cancellation: { id: 'service.activity.withdraw-cancellation', defaultMessage: 'Cancellation withdrawn' },
});
