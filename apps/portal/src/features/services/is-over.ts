import { serverNow } from '../../platform/server-clock.ts';

/** Returns whether a day, which the API counts in UTC, is over. */
export const isOver = (day: string): boolean => day < new Date(serverNow()).toISOString().slice(0, 10);
