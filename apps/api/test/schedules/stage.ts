import type { Desk } from './desk.ts';
import type { ScheduleClient } from './schedule-client.ts';

/** On what a schedule is played: the operator's desk, the clients, the two processes, what webhooks are signed with, and the clock. */
export type Stage = { desk: Desk; clients: readonly ScheduleClient[]; urls: readonly [string, string]; secret: string; now: () => Date };
