import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const driverCallTimeoutMs = defineSetting('DRIVER_CALL_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(50, 60_000), '10000'),
  about: 'How long one call of the provisioning driver may take.',
});
