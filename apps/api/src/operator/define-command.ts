/** What the operator is told; nothing was changed. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
