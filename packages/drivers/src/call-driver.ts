import { DriverError } from './driver-error.ts';

/** Calls a driver with a time limit that holds even if the driver ignores its signal. @throws DriverError */
export async function callDriver<T>(timeoutMs: number, outer: AbortSignal, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(timeoutMs)]);
  const timedOut = () => new DriverError('The provisioning driver timed out');
  if (signal.aborted) throw timedOut();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const abandon = () => reject(timedOut());
  signal.addEventListener('abort', abandon, { once: true });
  try {
    const answer = await Promise.race([over, call(signal)]);
    // The answer may have arrived in the same turn as the abort, after which the caller relies on nothing happening.
    if (signal.aborted) throw timedOut();
    return answer;
  } catch (error) {
    if (error instanceof DriverError) throw error;
    throw new DriverError('Provisioning driver call failed', { cause: error });
  } finally {
    signal.removeEventListener('abort', abandon);
  }
}
