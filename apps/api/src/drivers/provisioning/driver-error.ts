/** The driver's system could not be reached, or did not answer in time. It may have done what it was asked. */
export class DriverError extends Error {
  override name = 'DriverError';
}
