import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { knownDeviceDays } from '../../../platform/database/purge-expired.ts';
import { addressSubject } from '../../../operations/rate-limits.ts';
import { deviceOf, type Origin } from './device.ts';
import { knownDeviceRepository } from './known-device.repository.ts';
import { userRepository } from '../users/user.repository.ts';

const knownForMs = 90 * 86_400_000;
/** Stored and shown when the user agent doesn't reveal the browser or system. */
const none = 'none';

/** Returns true if this user, or the user with this email, signed in from the address in the last 90 days. */
export async function isKnownAddress(app: App, user: { emailKey: string } | { userId: number }, ipAddress: string): Promise<boolean> {
  const since = new Date(app.now().getTime() - knownForMs);
  return await app.database.read((tx) => knownDeviceRepository(tx).knowsAddress(user, addressSubject(ipAddress), since));
}

export type Arrival = { isNewDevice: boolean; browser: string; system: string };

/** Records the device of a sign-in. `isNewDevice` is false for a new user's first sign-in. */
export async function recordDevice(tx: Transaction, userId: number, { ipAddress, userAgent }: Origin, now: Date): Promise<Arrival> {
  const { browser, system } = deviceOf(userAgent);
  const device = { address: addressSubject(ipAddress), browser: browser ?? none, system: system ?? none };
  const known = await knownDeviceRepository(tx).list(userId);
  const isFirst = known.length === 0 && !(await mayHaveSignedInBefore(tx, userId, now));
  await knownDeviceRepository(tx).remember(userId, device, now);
  const isKnown = known.some((one) => one.address === device.address && one.browser === device.browser && one.system === device.system);
  return { isNewDevice: !isKnown && !isFirst, browser: device.browser, system: device.system };
}

/** All browsers of an older user may have been forgotten, and a stranger's sign-in must not pass for the first one. */
async function mayHaveSignedInBefore(tx: Transaction, userId: number, now: Date): Promise<boolean> {
  const createdAt = await userRepository(tx).createdAt(userId);
  return createdAt.getTime() <= now.getTime() - knownDeviceDays * 86_400_000;
}
