/** An error shown to the operator. Nothing was changed. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
