/** The driver's system was unreachable or too slow. It may still have carried out the call. */
export class DriverError extends Error {
  override name = 'DriverError';
}
