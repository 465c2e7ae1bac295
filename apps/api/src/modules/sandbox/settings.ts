import * as v from 'valibot';
import { defineSetting, text } from '../../platform/settings/define-setting.ts';

export const sandboxLoseWebhooks = defineSetting('SANDBOX_LOSE_WEBHOOKS', {
  schema: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  about: 'With 1 the sandbox payment gateway loses all its webhooks; for tests.',
});

export const sandboxHostile = defineSetting('SANDBOX_HOSTILE', {
  schema: v.optional(text),
  about:
    'With a seed the sandbox payment gateway is hostile: it repeats, reorders, delays, drops, forges and alters its webhooks, and breaks connections after it has charged, the same for the same seed; for tests.',
});
