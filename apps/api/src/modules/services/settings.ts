import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const readyMailWaitMinutes = defineSetting('READY_MAIL_WAIT_MINUTES', {
  schema: v.optional(wholeNumber(0, 1_440), '30'),
  about:
    'How long the mail about an order of several servers waits for all of them after the first is ready. Then it names those that are ready, and a second mail names the rest.',
});

export const actionTimeoutSeconds = defineSetting('ACTION_TIMEOUT_SECONDS', {
  schema: v.optional(wholeNumber(1, 86_400), '900'),
  about: 'After how long an action on a server that does not end is given up.',
});

export const driverPatienceSeconds = defineSetting('DRIVER_PATIENCE_SECONDS', {
  schema: v.optional(wholeNumber(1, 3_600), '60'),
  about: 'How long the provisioning driver is tried again before an action that it has never answered is given up.',
});

export const driverCallTimeoutMs = defineSetting('DRIVER_CALL_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(50, 60_000), '10000'),
  about: 'How long one call of the provisioning driver may take.',
});
