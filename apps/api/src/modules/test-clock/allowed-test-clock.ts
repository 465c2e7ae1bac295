import type { App } from '../../app.ts';
import { isDemo, type TestClock } from '../../platform/clock/test-clock.ts';
import { OperatorError } from '../../operator/define-command.ts';

/**
 * Returns the test clock if it may be set.
 * @throws OperatorError if the setting is off, a gateway moves real money, or the data isn't the demo's
 */
export async function allowedTestClock({ testClock, gateways, database }: App): Promise<TestClock> {
  if (testClock === null) {
    throw new OperatorError(
      'The clock can only be changed for demos and tests. Run the server and this command with TEST_CLOCK=1 on a separate database.',
    );
  }
  const real = [...gateways.values()].find(({ sandbox }) => !sandbox);
  if (real !== undefined) throw new OperatorError(`The clock can't be changed while ${real.name} moves real money.`);
  if (!(await database.read(isDemo))) {
    throw new OperatorError('The clock can only be changed in a demo database, and this one was not created with --demo.');
  }
  return testClock;
}
