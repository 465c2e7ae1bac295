import { OperatorError } from '../../operator/define-command.ts';

/** The number that an operator typed. @throws OperatorError where it is none */
export function ticketNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`${text} is no ticket's number.`);
  return Number(text);
}

export const noOpenTicket = (id: number): OperatorError =>
  new OperatorError(`There is no open ticket ${id}: it does not exist, or it is closed.`);
