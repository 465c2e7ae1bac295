import * as v from 'valibot';
import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../../operations/api.ts';

const page = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(2), v.maxValue(100_000))), undefined);

/** The screen's two lists have separate pages. */
export const userSettingsSearch = v.object({ sessions: page, activity: page });
export type UserSettingsSearch = v.InferOutput<typeof userSettingsSearch>;

export function userDetailsQuery() {
  return operationQuery(api, 'getUserDetails', {});
}

export function twoFactorQuery() {
  return operationQuery(api, 'getTwoFactorMeta', {});
}

export function sessionsQuery(number = 1) {
  return operationQuery(api, 'listSessions', { page: number, 'per-page': 10 });
}

export function activityQuery(number = 1) {
  return operationQuery(api, 'listActivity', { page: number, 'per-page': 10 });
}
