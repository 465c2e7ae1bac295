import type { StreamEvent } from '@portico/contract';
import type { ActionSnapshot } from './action-snapshot.ts';

/** What is told: `resource` and `status` are null where it is about the account as a whole (its counters, its balance). */
export type EventToPublish = Pick<StreamEvent, 'type' | 'resource' | 'status'> & { action?: ActionSnapshot };
