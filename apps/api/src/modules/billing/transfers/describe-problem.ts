import { euros } from '../../../operator/printed-values.ts';
import type { TransferProblem } from './transfer.ts';

/** Returns why a transfer wasn't booked, as a sentence for an operator. */
export function describeProblem(invoiceId: number, problem: TransferProblem | { why: 'missing' }): string {
  if (problem.why === 'missing') return `Invoice ${invoiceId} doesn't exist.`;
  if (problem.why === 'not_unpaid') return `Invoice ${invoiceId} is ${problem.status}.`;
  if (problem.why === 'too_little') return `${euros(problem.missingCents)} are missing to pay invoice ${invoiceId}.`;
  return `This reference was already booked as payment ${problem.paymentId}, for another invoice or amount.`;
}
