import * as v from 'valibot';
import { listCode, structureCode } from './issues.ts';
import { vncPasswordLength } from '@portico/contract/limits';

const alphanumeric = new RegExp(`^[A-Za-z0-9]{${vncPasswordLength}}$`);

export const powerSchema = v.strictObject({ action: v.picklist(['start', 'stop', 'restart', 'force_off'], listCode) }, structureCode);

/** VNC password: exactly 8 alphanumeric characters. */
export const vncSchema = v.strictObject(
  { password: v.pipe(v.string(structureCode), v.nonEmpty('required'), v.regex(alphanumeric, 'vnc_password_invalid')) },
  structureCode,
);

const identifier = v.pipe(v.string(structureCode), v.nonEmpty('required'));

export const mountIsoSchema = v.strictObject(
  { iso: identifier, boot: v.boolean(structureCode), dry_run: v.boolean(structureCode) },
  structureCode,
);

/** Reinstall: the valid choices depend on the system and are checked by the API, as is the hostname typed as confirmation. */
export const reinstallSchema = v.strictObject(
  {
    os: identifier,
    raid: v.nullable(v.string(structureCode)),
    iso: v.nullable(v.string(structureCode)),
    confirmation: v.pipe(v.string(structureCode), v.trim()),
    dry_run: v.boolean(structureCode),
  },
  structureCode,
);
