import path from 'node:path';
import * as v from 'valibot';
import { readOrMakeSecret } from '@portico/drivers/read-or-make-secret';
import type { DriverContext } from '@portico/drivers/driver-context';
import { defineSetting, text } from '@portico/drivers/define-setting';

export const gatewaySandboxSecret = defineSetting('GATEWAY_SANDBOX_SECRET', {
  schema: v.optional(v.pipe(text, v.minLength(16, 'must have at least 16 characters'))),
  about:
    'Signs the webhooks of the sandbox payment gateway. When unset, a secret is generated in DATA_FOLDER. All machines must use the same secret.',
  defaultsTo: 'generated',
});

export function sandboxSecretOf({ setting, dataFolder }: Pick<DriverContext, 'setting' | 'dataFolder'>): string {
  return setting(gatewaySandboxSecret) ?? readOrMakeSecret(path.join(dataFolder, 'gateway-sandbox-secret'));
}
