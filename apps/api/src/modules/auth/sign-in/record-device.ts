import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { addressSubject } from '../../../operations/rate-limits.ts';
import { deviceOf, type Origin } from './device.ts';
import { knownDeviceRepository } from './known-device.repository.ts';

const knownForMs = 90 * 86_400_000;
/** Says in columns and in the choices of a sentence that the browser did not tell. */
const none = 'none';

/** Whether somebody with this e-mail, or this user, has signed in from this address lately. */
export async function isKnownAddress(app: App, user: { emailKey: string } | { userId: number }, ipAddress: string): Promise<boolean> {
  const since = new Date(app.now().getTime() - knownForMs);
  return await app.database.read((tx) => knownDeviceRepository(tx).knowsAddress(user, addressSubject(ipAddress), since));
}

export type Arrival = { isNewDevice: boolean; browser: string; system: string };

/** Remembers what a user signs in with. Strange: the user has signed in before, but never with this browser from this network. */
export async function recordDevice(tx: Transaction, userId: number, { ipAddress, userAgent }: Origin, now: Date): Promise<Arrival> {
  const { browser, system } = deviceOf(userAgent);
  const device = { address: addressSubject(ipAddress), browser: browser ?? none, system: system ?? none };
  const known = await knownDeviceRepository(tx).list(userId);
  await knownDeviceRepository(tx).remember(userId, device, now);
  const isKnown = known.some((one) => one.address === device.address && one.browser === device.browser && one.system === device.system);
  return { isNewDevice: known.length > 0 && !isKnown, browser: device.browser, system: device.system };
}
