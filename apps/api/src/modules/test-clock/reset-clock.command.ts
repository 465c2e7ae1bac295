import { resetTestClock } from '../../platform/clock/test-clock.ts';
import { defineCommand } from '../../operator/define-command.ts';
import { allowedTestClock } from './allowed-test-clock.ts';
import { reportClock } from './show-clock.command.ts';

export const resetClockCommand = defineCommand('clock reset', {
  about: 'Set the clock back to the real time; past events are kept (TEST_CLOCK=1)',
  async run({ app, report }) {
    const clock = await allowedTestClock(app);
    await app.database.transaction(resetTestClock);
    await clock.follow();
    reportClock(app, clock, report);
    return true;
  },
});
