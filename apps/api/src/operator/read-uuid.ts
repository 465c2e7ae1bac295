import { OperatorError } from './operator-error.ts';

/** Returns a payment's or refund's id in lower case. @throws OperatorError unless it is a UUID */
export function readUuid(text: string, what: 'payment' | 'refund'): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) throw new OperatorError(`${text} is not a ${what} id.`);
  return text.toLowerCase();
}
