import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const readyMailWaitMinutes = defineSetting('READY_MAIL_WAIT_MINUTES', {
  schema: v.optional(wholeNumber(0, 1_440), '30'),
  about:
    'How long the email about an order of several servers waits for the others after the first one is ready. Then it lists the ready servers, and a second email lists the rest.',
});

export const actionTimeoutSeconds = defineSetting('ACTION_TIMEOUT_SECONDS', {
  schema: v.optional(wholeNumber(1, 86_400), '900'),
  about: 'How long a server action may run before it is abandoned.',
});

export const driverPatienceSeconds = defineSetting('DRIVER_PATIENCE_SECONDS', {
  schema: v.optional(wholeNumber(1, 3_600), '60'),
  about: 'How long calls to the provisioning driver are retried before an action that got no response is abandoned.',
});

export const driverCallTimeoutMs = defineSetting('DRIVER_CALL_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(50, 60_000), '10000'),
  about: 'Timeout of one provisioning driver call.',
});

export const suspendedKeepDays = defineSetting('RENEWAL_KEEP_DAYS', {
  schema: v.optional(wholeNumber(1, 3650), '14'),
  about: 'Days a service stays suspended for an unpaid invoice before it is deleted with its data.',
});
