import { userInfo } from 'node:os';
import type { Configuration } from '../platform/settings/configuration.ts';
import { OperatorError } from './operator-error.ts';
import { staffName } from './settings.ts';

/** Who changes something and why. */
export type Staff = { name: string; reason: string | null };

/** Options of every command that records a change. */
export const staffOptions = ['--by', '--reason'] as const;

const nameMaxLength = 60;
const reasonMaxLength = 300;
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u;

/** @throws OperatorError if the name or the reason isn't one printable line, or if nothing says who it is */
export function readStaff(configuration: Configuration, values: ReadonlyMap<string, string>): Staff {
  const name = values.get('--by') ?? configuration.setting(staffName) ?? systemUser();
  if (name === undefined) throw new OperatorError('Say who makes this change: --by NAME or the setting PORTICO_STAFF.');
  const reason = values.get('--reason');
  return {
    name: oneLine('--by', name, nameMaxLength),
    reason: reason === undefined ? null : oneLine('--reason', reason, reasonMaxLength),
  };
}

/** Returns the reason. @throws OperatorError if none was given */
export function requireReason({ reason }: Staff): string {
  if (reason === null) throw new OperatorError('This change needs a reason: --reason "…".');
  return reason;
}

function oneLine(option: string, given: string, maxLength: number): string {
  const line = given.normalize('NFC').trim();
  if (line.length > maxLength || !printable.test(line))
    throw new OperatorError(`${option} must be one line of 1 to ${maxLength} characters.`);
  return line;
}

/** The user who typed the command: `sudo` makes all of them root. Undefined in a container whose user has no name. */
function systemUser(): string | undefined {
  const { SUDO_USER: caller = '' } = process.env;
  if (caller !== '') return caller;
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
