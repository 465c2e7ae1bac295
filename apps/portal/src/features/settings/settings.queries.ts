import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';

export const impersonationsPerPage = 10;

export function clientProfileQuery() {
  return operationQuery(api, 'getClientProfile', {});
}

export function clientUsersQuery() {
  return operationQuery(api, 'listClientUsers', {});
}

export function impersonationsQuery(page: number) {
  return operationQuery(api, 'listImpersonations', { page, 'per-page': impersonationsPerPage });
}

export function paymentSettingsQuery() {
  return operationQuery(api, 'getPaymentSettings', {});
}

export function notificationPreferencesQuery() {
  return operationQuery(api, 'getNotificationPreferences', {});
}

export function telegramLinkQuery() {
  return operationQuery(api, 'getTelegramLink', {});
}
