import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readOrMakeSecret } from '@portico/drivers/read-or-make-secret';
import type { Configuration } from '../settings/configuration.ts';
import { defineSetting, text } from '@portico/drivers/define-setting';

const long = v.pipe(text, v.minLength(32, 'must have at least 32 characters'));

export const secretsKey = defineSetting('SECRETS_KEY', {
  schema: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(',').map((key) => key.trim())),
      v.array(v.pipe(v.string(), v.minLength(32, 'must be comma-separated keys of at least 32 characters each'))),
    ),
  ),
  about:
    'Encrypts server passwords and authenticator secrets. Takes comma-separated keys: the first encrypts, all decrypt. When unset, a key is generated in DATA_FOLDER. All machines must use the same keys.',
  defaultsTo: 'generated',
});

export const twoFactorKey = defineSetting('TWO_FACTOR_KEY', {
  schema: v.optional(long),
  about: 'Former name of `SECRETS_KEY`. Still decrypts data that was encrypted with it.',
});

/** The first key encrypts. All decrypt, including one generated before a key was configured. */
export function secretsKeysOf(configuration: Configuration): readonly string[] {
  const former = configuration.setting(twoFactorKey);
  const fileOf = (name: string) => path.join(configuration.dataFolder, name);
  const generated = ['secrets-key', 'two-factor-key'].map(fileOf).filter((file) => existsSync(file));
  const keys = [
    ...(configuration.setting(secretsKey) ?? []),
    ...(former === undefined ? [] : [former]),
    ...generated.map((file) => readOrMakeSecret(file)),
  ];
  return keys.length > 0 ? keys : [readOrMakeSecret(fileOf('secrets-key'))];
}
