import * as v from 'valibot';
import { defineSetting, onOff, text } from '@portico/drivers/define-setting';

export const sandboxLoseWebhooks = defineSetting('SANDBOX_LOSE_WEBHOOKS', {
  schema: v.optional(onOff, '0'),
  about: '1 makes the sandbox payment gateway lose all its webhooks. For tests.',
});

export const sandboxHostile = defineSetting('SANDBOX_HOSTILE', {
  schema: v.optional(text),
  about:
    'Seed that makes the sandbox payment gateway hostile: it repeats, reorders, delays, drops, forges and alters webhooks, and breaks connections after a charge. The same seed repeats the same faults. For tests.',
});
