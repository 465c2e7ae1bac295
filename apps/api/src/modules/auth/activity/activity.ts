import type { ActivityKind } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { activityRepository } from './activity.repository.ts';
import type { Origin } from '../sign-in/device.ts';

/** The user whose account an event concerns. */
export type Subject = { userId: number; clientId: number };

/** The origin and time of an event. Every operation's context has this shape. */
export type Occasion = Origin & { now: Date };

/** Omits the IP address and user agent of the actor, who is another user. */
export function bySomeoneElse(now: Date): Occasion {
  return { ipAddress: '', userAgent: '', now };
}

/** Writes an entry to the user's activity log within the given transaction. */
export async function note(tx: Transaction, kind: ActivityKind, subject: Subject, { ipAddress, userAgent, now }: Occasion): Promise<void> {
  await activityRepository(tx).add(subject, { kind, ipAddress, userAgent, at: now });
}
