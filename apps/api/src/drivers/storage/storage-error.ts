/** The storage didn't answer as expected. The call can be repeated. */
export class StorageError extends Error {
  override name = 'StorageError';
}
