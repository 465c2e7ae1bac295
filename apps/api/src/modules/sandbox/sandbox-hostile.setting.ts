import * as v from 'valibot';
import { defineSetting, text } from '../../platform/settings/define-setting.ts';

export const sandboxHostile = defineSetting('SANDBOX_HOSTILE', {
  schema: v.optional(text),
  about:
    'With a seed the sandbox payment gateway is hostile: it repeats, reorders, delays, drops, forges and alters its webhooks, and breaks connections after it has charged, the same for the same seed; for tests.',
});
