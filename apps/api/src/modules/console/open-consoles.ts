import type { App } from '../../app.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';
import { consolesPerProcess, consolesPerUser } from './settings.ts';

/** The number of open consoles per user in this process. */
const openByApp = new WeakMap<App, Map<number, number>>();

function openOf(app: App): Map<number, number> {
  const known = openByApp.get(app) ?? new Map<number, number>();
  openByApp.set(app, known);
  return known;
}

/** Returns a refusal if the user or the process has too many open consoles, otherwise null. */
export function slotRefusal(app: App, userId: number): Refusal<429> | Refusal<503> | null {
  const open = openOf(app);
  const limit = app.configuration.setting(consolesPerUser);
  if ((open.get(userId) ?? 0) >= limit) return refuse(429, 'too_many_requests', { message: 'console.tooMany', values: { limit } });
  const all = [...open.values()].reduce((sum, count) => sum + count, 0);
  if (all >= app.configuration.setting(consolesPerProcess))
    return refuse(503, 'unavailable', { message: 'console.full', retryAfterSeconds: 60 });
  return null;
}

/** Reserves a console slot. @returns a function that releases it */
export function reserveSlot(app: App, userId: number): () => void {
  const open = openOf(app);
  open.set(userId, (open.get(userId) ?? 0) + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const left = (open.get(userId) ?? 1) - 1;
    if (left === 0) open.delete(userId);
    else open.set(userId, left);
  };
}
