import { DriverError } from './driver-error.ts';

/** Calls a driver with a time limit that holds even if the driver ignores its signal. @throws DriverError */
export async function callDriver<T>(timeoutMs: number, outer: AbortSignal, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(timeoutMs)]);
  const { promise: over, reject } = Promise.withResolvers<never>();
  const abandon = () => reject(new DriverError('The provisioning driver timed out'));
  if (signal.aborted) abandon();
  else signal.addEventListener('abort', abandon, { once: true });
  try {
    // First, so that an aborted call always fails, even if the driver answers at once.
    return await Promise.race([over, call(signal)]);
  } catch (error) {
    if (error instanceof DriverError) throw error;
    throw new DriverError('Provisioning driver call failed', { cause: error });
  } finally {
    signal.removeEventListener('abort', abandon);
  }
}
