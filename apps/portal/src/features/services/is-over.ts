import { serverNow } from '../../platform/server-clock.ts';

/** Returns whether a day of the API is over. Its days are in UTC. */
export const isOver = (day: string): boolean => day < new Date(serverNow()).toISOString().slice(0, 10);
