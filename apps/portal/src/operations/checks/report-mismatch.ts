import { describeMismatch, findMismatch } from '@portico/api-client/check-response';
import type { OperationId } from '@portico/contract/operations';

/** What was reported; a test that causes any fails. */
export const reported = new Set<string>();

/** Logs an answer outside the contract once. In development and tests alone, where every answer is checked. */
export function reportMismatch(operationId: OperationId, answer: unknown): void {
  const mismatch = findMismatch(operationId, answer);
  if (!mismatch) return;
  const sentence = describeMismatch(mismatch);
  if (!reported.has(sentence)) console.error(new Error(sentence));
  reported.add(sentence);
}
