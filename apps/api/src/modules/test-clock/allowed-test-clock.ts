import type { App } from '../../app.ts';
import { isMadeUp, type TestClock } from '../../platform/clock/test-clock.ts';
import { OperatorError } from '../../operator/define-command.ts';

/**
 * Returns the test clock if it may be set.
 * @throws OperatorError if the setting is off, a gateway moves real money, the customers are real, or the plugins that simulate their servers are missing
 */
export async function allowedTestClock({ testClock, isSimulated, gateways, database }: App): Promise<TestClock> {
  if (testClock === null) {
    throw new OperatorError(
      'The clock can only be changed for demos and tests. Run the server and this command with TEST_CLOCK=1 on a separate database.',
    );
  }
  const real = [...gateways.values()].find(({ sandbox }) => !sandbox);
  if (real !== undefined) throw new OperatorError(`The clock can't be changed while ${real.name} moves real money.`);
  if (!isSimulated || !(await database.read(isMadeUp))) {
    throw new OperatorError(
      'The clock can only be changed for made-up customers, with the portico.config.ts that simulates their servers and payments.',
    );
  }
  return testClock;
}
