import { OperatorError } from '../../../operator/operator-error.ts';
import { centsFromText } from './cents-from-text.ts';

const referenceMaxLength = 100;
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u;

/** Returns the bank's reference without surrounding or repeated spaces, or null if it isn't one printable line of at most 100 characters. */
export function readReference(text: string): string | null {
  const reference = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return reference.length <= referenceMaxLength && printable.test(reference) ? reference : null;
}

/** @throws OperatorError if none was given or it isn't one line */
export function requireReference(values: ReadonlyMap<string, string>): string {
  const reference = readReference(values.get('--reference') ?? '');
  if (reference === null) throw new OperatorError("--reference must be the bank's reference of the transfer, at most 100 characters.");
  return reference;
}

/** Returns the amount in cents, or null if none was given. @throws OperatorError if it isn't an amount */
export function readAmount(text: string | undefined, name: string): number | null {
  if (text === undefined) return null;
  const cents = centsFromText(text);
  if (cents === null || cents <= 0) throw new OperatorError(`${name} must be euros with at most two decimals, such as 12.50.`);
  return cents;
}
