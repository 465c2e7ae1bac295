import type { Desk } from './desk.ts';
import type { ScheduleClient } from './schedule-client.ts';

/** What a schedule runs against: the operator's desk, the clients, both processes' URLs, the webhook secret, and the clock. */
export type Stage = { desk: Desk; clients: readonly ScheduleClient[]; urls: readonly [string, string]; secret: string; now: () => Date };
