import type { PowerAction, ServiceDetails } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';
import type { BlockedReason } from '@portico/validation/service-capabilities';

/** Labels of the power buttons. */
export const powerActionMessages: Readonly<Record<PowerAction, Message>> = defineMessages({
  start: { id: 'service.power.start', defaultMessage: 'Start' },
  stop: { id: 'service.power.stop', defaultMessage: 'Stop' },
  restart: { id: 'service.power.restart', defaultMessage: 'Restart' },
  force_off: { id: 'service.power.force-off', defaultMessage: 'Force off' },
});

/** Why a service does not allow an action now, and what would help. */
export const blockedReasonMessages: Readonly<Record<BlockedReason, Message>> = defineMessages({
  service_pending: { id: 'service.blocked.pending', defaultMessage: 'This service isn’t paid yet.' },
  service_preparing: { id: 'service.blocked.preparing', defaultMessage: 'The server is still being set up.' },
  service_suspended: {
    id: 'service.blocked.suspended',
    defaultMessage: 'The service is suspended. Pay the overdue invoice or contact support.',
  },
  service_deleted: { id: 'service.blocked.deleted', defaultMessage: 'This service is deleted.' },
  service_busy: { id: 'service.blocked.busy', defaultMessage: 'Another action is running. Wait until it finishes.' },
  already_running: { id: 'service.blocked.running', defaultMessage: 'The server is already running.' },
  already_stopped: { id: 'service.blocked.stopped', defaultMessage: 'The server is stopped.' },
  vnc_already_enabled: { id: 'service.blocked.vnc-enabled', defaultMessage: 'VNC is already enabled.' },
  vnc_not_enabled: { id: 'service.blocked.vnc-disabled', defaultMessage: 'VNC isn’t enabled.' },
  iso_not_mounted: { id: 'service.blocked.no-iso', defaultMessage: 'No ISO image is mounted.' },
  no_root_password: {
    id: 'service.blocked.no-root-password',
    defaultMessage: 'There’s no root password to show. Reset it to get a new one.',
  },
  no_ipv6: { id: 'service.blocked.no-ipv6', defaultMessage: 'This server has no IPv6 addresses.' },
  cancellation_requested: { id: 'service.blocked.cancelled', defaultMessage: 'This service is already cancelled.' },
  feature_not_offered: { id: 'service.blocked.not-offered', defaultMessage: 'This server doesn’t support that.' },
  cancellation_not_requested: { id: 'service.blocked.not-cancelled', defaultMessage: 'This service isn’t cancelled.' },
});

export const suspendedMessages = defineMessages({
  cancelled: {
    id: 'service.blocked.suspended-cancelled',
    defaultMessage: 'The service is suspended and cancelled, so it stays off.',
  },
  bySupport: {
    id: 'service.blocked.suspended-by-support',
    defaultMessage: 'Our support suspended this service. Contact support.',
  },
});

/** Returns why a service doesn't allow an action. A suspended one that is cancelled, or suspended by support, has no invoice that helps. */
export function blockedMessage(reason: BlockedReason, { suspension, cancellation }: ServiceDetails): Message {
  if (reason !== 'service_suspended') return blockedReasonMessages[reason];
  if (cancellation) return suspendedMessages.cancelled;
  return suspension === 'support' ? suspendedMessages.bySupport : blockedReasonMessages[reason];
}
