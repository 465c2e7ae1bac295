import type { App } from '../../app.ts';
import { advanceTestClock, type TestClock } from '../../platform/clock/test-clock.ts';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { endCancelledServices } from '../cancellation/end-cancelled-services.job.ts';
import { runRenewals } from '../renewals/run-renewals.job.ts';
import { allowedTestClock } from './allowed-test-clock.ts';
import { readPeriod } from './period.ts';
import { reportClock } from './show-clock.command.ts';

const dayMs = 86_400_000;

export const advanceClockCommand = defineCommand('clock advance', {
  parameters: ['PERIOD'],
  about: 'Move the server clock ahead, by 12h, 40d or 6w for example (TEST_CLOCK=1)',
  asksGateways: true,
  async run({ app, report }, text) {
    const clock = await allowedTestClock(app);
    const periodMs = readPeriod(text);
    if (periodMs === null) throw new OperatorError('PERIOD must be a duration such as 12h, 40d or 6w, at most ten years.');
    await advanceClock(app, clock, periodMs);
    reportClock(app, clock, report);
    return true;
  },
});

/**
 * Advances the clock one day at a time and runs the due jobs on each, as if the time had passed. A running server follows the clock and may
 * make the same decisions; each takes effect once.
 */
export async function advanceClock(app: App, clock: TestClock, periodMs: number): Promise<void> {
  const { signal } = new AbortController();
  for (let leftMs = periodMs; leftMs > 0; leftMs -= dayMs) {
    await app.database.transaction((tx) => advanceTestClock(tx, Math.min(dayMs, leftMs)));
    await clock.follow();
    await runRenewals(app, signal);
    await endCancelledServices.handle(app, {}, signal);
  }
}
