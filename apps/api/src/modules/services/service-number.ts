import { OperatorError } from '../../operator/operator-error.ts';

/** Parses a service's id typed by an operator. @throws OperatorError if it isn't one */
export function serviceNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`${text} is not a service id.`);
  return Number(text);
}
