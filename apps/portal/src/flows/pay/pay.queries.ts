import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';

export function paymentMethodsQuery() {
  return operationQuery(api, 'listPaymentMethods', {});
}

export function cardsQuery() {
  return operationQuery(api, 'listCards', {});
}
