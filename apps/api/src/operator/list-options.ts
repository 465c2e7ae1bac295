import { OperatorError } from './operator-error.ts';

/** Options of every list: how many rows, and from where on. */
export const listOptions = ['--limit', '--before'] as const;

const defaultLimit = 50;
const maxLimit = 500;

/** Returns the value of `--limit`. @throws OperatorError unless it is from 1 to 500 */
export function readLimit(values: ReadonlyMap<string, string>): number {
  return readWholeNumber(values, '--limit', maxLimit) ?? defaultLimit;
}

/** Returns the number given for an option, or undefined. @throws OperatorError unless it is from 1 to `max` */
export function readWholeNumber(values: ReadonlyMap<string, string>, option: string, max = 2_147_483_647): number | undefined {
  const given = values.get(option);
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,9}$/.test(given) || Number(given) > max) throw new OperatorError(`${option} must be a whole number from 1 to ${max}.`);
  return Number(given);
}

const ageUnitsMs = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Returns the moment before which something is as old as `--older` says, such as 30m, 12h or 3d. @throws OperatorError if it isn't an age */
export function readOlder(values: ReadonlyMap<string, string>, now: Date): Date | undefined {
  const given = values.get('--older');
  if (given === undefined) return undefined;
  const { count, unit } = /^(?<count>[1-9]\d{0,4})(?<unit>[mhd])$/.exec(given)?.groups ?? {};
  if (count === undefined) throw new OperatorError('--older must be an age such as 30m, 12h or 3d.');
  // The pattern allows no other unit.
  return new Date(now.getTime() - Number(count) * ageUnitsMs[unit as keyof typeof ageUnitsMs]);
}

/** Returns the value given for an option, or undefined. @throws OperatorError unless it is one of the choices */
export function readChoice<Choice extends string>(
  values: ReadonlyMap<string, string>,
  option: string,
  choices: readonly Choice[],
): Choice | undefined {
  const given = values.get(option);
  const choice = choices.find((one) => one === given);
  if (given !== undefined && choice === undefined) throw notAChoice(option, choices);
  return choice;
}

/** Returns the value given for an option. @throws OperatorError unless it is one of the choices */
export function requireChoice<Choice extends string>(
  values: ReadonlyMap<string, string>,
  option: string,
  choices: readonly Choice[],
): Choice {
  const choice = readChoice(values, option, choices);
  if (choice === undefined) throw notAChoice(option, choices);
  return choice;
}

const notAChoice = (option: string, choices: readonly string[]) => new OperatorError(`${option} must be one of ${choices.join(', ')}.`);
