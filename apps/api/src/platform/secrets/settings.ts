import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readOrMakeSecret } from './secret-file.ts';
import type { Configuration } from '../settings/configuration.ts';
import { defineSetting, text } from '../settings/define-setting.ts';

const long = v.pipe(text, v.minLength(32, 'must have at least 32 characters'));

export const secretsKey = defineSetting('SECRETS_KEY', {
  schema: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(',').map((key) => key.trim())),
      v.array(v.pipe(v.string(), v.minLength(32, 'must be keys of at least 32 characters, with commas between'))),
    ),
  ),
  about:
    'Encrypts what is kept secret: passwords of servers, secrets of authenticators. Of several, with commas between, the first encrypts and all decrypt. Generated into DATA_FOLDER when unset; several processes on several machines need the same.',
  defaultsTo: 'generated',
});

export const twoFactorKey = defineSetting('TWO_FACTOR_KEY', {
  schema: v.optional(long),
  about: 'The former name of `SECRETS_KEY`: what was encrypted by it can still be read.',
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
