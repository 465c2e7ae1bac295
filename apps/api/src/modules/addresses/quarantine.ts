import type { App } from '../../app.ts';
import { addressQuarantineHours } from './settings.ts';

/** Returns the time after which an address must have been released to be still in quarantine. */
export function heldAfter({ configuration, now }: Pick<App, 'configuration' | 'now'>): Date {
  return new Date(now().getTime() - configuration.setting(addressQuarantineHours) * 3_600_000);
}
