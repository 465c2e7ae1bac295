import type { App } from '../../app.ts';
import type { TestClock } from '../../platform/clock/test-clock.ts';
import { defineCommand } from '../../operator/define-command.ts';
import type { Report } from '../../operator/report.ts';
import { allowedTestClock } from './allowed-test-clock.ts';

const hourMs = 3_600_000;
const hoursOfDay = 24;

export const showClockCommand = defineCommand('clock show', {
  about: 'Show the server time and how far it is ahead (TEST_CLOCK=1)',
  async run({ app, report }) {
    reportClock(app, await allowedTestClock(app), report);
    return true;
  },
});

export const reportClock = (app: App, clock: TestClock, report: Report): void =>
  report({ now: app.now(), aheadMs: clock.aheadMs() }, (print) => print(describeClock(app, clock)));

function describeClock({ now }: App, { aheadMs }: TestClock): string {
  const hours = Math.round(aheadMs() / hourMs);
  const ahead = hours === 0 ? 'the real time' : `${Math.floor(hours / hoursOfDay)} days and ${hours % hoursOfDay} hours ahead`;
  return `Server time: ${now().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${ahead}.`;
}
