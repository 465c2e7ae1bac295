import type { ActivityKind } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { activityRepository } from './activity.repository.ts';
import type { Origin } from '../sign-in/device.ts';

/** A user of a client, by whom or to whom something happens. */
export type Subject = { userId: number; clientId: number };

/** From where and when: any operation's context is one. */
export type Occasion = Origin & { now: Date };

/** Actions of other users on this user, without the actor's device and address. */
export function bySomeoneElse(now: Date): Occasion {
  return { ipAddress: '', userAgent: '', now };
}

/** Writes down what happened to a user's sign-in, in the transaction of what happened. */
export async function note(tx: Transaction, kind: ActivityKind, subject: Subject, { ipAddress, userAgent, now }: Occasion): Promise<void> {
  await activityRepository(tx).add(subject, { kind, ipAddress, userAgent, at: now });
}
