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

/** Returns the value given for an option, or undefined. @throws OperatorError unless it is one of the choices */
export function readChoice<Choice extends string>(
  values: ReadonlyMap<string, string>,
  option: string,
  choices: readonly Choice[],
): Choice | undefined {
  const given = values.get(option);
  const choice = choices.find((one) => one === given);
  if (given !== undefined && choice === undefined) throw new OperatorError(`${option} must be one of ${choices.join(', ')}.`);
  return choice;
}
