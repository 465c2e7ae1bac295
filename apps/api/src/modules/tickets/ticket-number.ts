import { OperatorError } from '../../operator/define-command.ts';

/** Parses a ticket number typed by an operator. @throws OperatorError if it isn't one */
export function ticketNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`${text} is not a ticket number.`);
  return Number(text);
}

export const noOpenTicket = (id: number): OperatorError =>
  new OperatorError(`There is no open ticket ${id}: it doesn't exist or is closed.`);
