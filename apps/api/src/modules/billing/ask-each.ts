import type { App } from '../../app.ts';

/**
 * Asks gateways about each id in turn. One that fails unexpectedly is logged and doesn't keep the others from being asked.
 * @throws Error in the end if any failed, so that the job counts as failed
 */
export async function askEach(
  { logger }: Pick<App, 'logger'>,
  { what, ids, signal }: { what: 'payment' | 'refund'; ids: readonly string[]; signal: AbortSignal },
  ask: (id: string) => Promise<void>,
): Promise<void> {
  let failed = 0;
  for (const id of ids) {
    if (signal.aborted) break;
    try {
      await ask(id);
    } catch (error) {
      failed += 1;
      logger.error({ err: error, [`${what}Id`]: id }, `failed to check a ${what} at its gateway`);
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${ids.length} ${what}s failed`);
}
