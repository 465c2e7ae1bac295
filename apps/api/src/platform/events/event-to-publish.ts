import type { StreamEvent } from '@portico/contract';
import type { ActionSnapshot } from './action-snapshot.ts';

/** An event to publish. `resource` and `status` are null if it concerns the account as a whole (counters, balance). */
export type EventToPublish = Pick<StreamEvent, 'type' | 'resource' | 'status'> & { action?: ActionSnapshot };
