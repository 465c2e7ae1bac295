import path from 'node:path';
import * as v from 'valibot';
import { readOrMakeSecret } from '../../secret-file.ts';
import type { Configuration } from '../../settings/configuration.ts';
import { defineSetting, text } from '../../settings/define-setting.ts';

export const twoFactorKey = defineSetting('TWO_FACTOR_KEY', {
  schema: v.optional(v.pipe(text, v.minLength(32, 'must have at least 32 characters'))),
  about:
    'Encrypts the secrets of authenticators. Generated into DATA_FOLDER when unset; several processes on several machines need the same.',
  defaultsTo: 'generated',
});

export function twoFactorKeyOf(configuration: Configuration): string {
  return configuration.setting(twoFactorKey) ?? readOrMakeSecret(path.join(configuration.dataFolder, 'two-factor-key'));
}
