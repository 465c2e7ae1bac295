/** The storage does not answer, or not as it should. What was asked for may be asked for again. */
export class StorageError extends Error {
  override name = 'StorageError';
}
