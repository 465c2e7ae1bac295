import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../../platform/settings/define-setting.ts';

export const driverPatienceSeconds = defineSetting('DRIVER_PATIENCE_SECONDS', {
  schema: v.optional(wholeNumber(1, 3_600), '60'),
  about: 'How long the provisioning driver is tried again before an action that it has never answered is given up.',
});
