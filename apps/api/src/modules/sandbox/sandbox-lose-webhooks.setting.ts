import * as v from 'valibot';
import { defineSetting } from '../../platform/settings/define-setting.ts';

export const sandboxLoseWebhooks = defineSetting('SANDBOX_LOSE_WEBHOOKS', {
  schema: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  about: 'With 1 the sandbox payment gateway loses all its webhooks; for tests.',
});
