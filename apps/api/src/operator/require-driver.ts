import type { App } from '../app.ts';
import { noDriver } from '../drivers/provisioning/no-driver.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Guards commands that treat what isn't configured as gone for good.
 * @throws OperatorError without any driver: the server wouldn't start without one, so this command has another configuration
 */
export function requireDriver({ provisioning }: Pick<App, 'provisioning'>): void {
  if (provisioning !== noDriver) return;
  throw new OperatorError(
    "This command's configuration has no provisioning driver. Name the server's file with --config or PORTICO_CONFIG.",
  );
}
