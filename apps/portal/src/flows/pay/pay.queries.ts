import { queryOptions } from '@tanstack/react-query';
import { operationMutation } from '@portico/api-queries/operation-mutation';
import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';

export function paymentMethodsQuery() {
  return operationQuery(api, 'listPaymentMethods', {});
}

export function cardsQuery() {
  return operationQuery(api, 'listCards', {});
}

/**
 * Returns the query that lets the API ask the gateway about a payment. It runs whenever a payer returns and after each event of the
 * payment; repeating it is harmless.
 */
export function paymentSyncQuery(id: string) {
  const { mutationKey, mutationFn } = operationMutation(api, 'syncPayment');
  return queryOptions({ queryKey: [...mutationKey, { id }], queryFn: (context) => mutationFn({ query: { id } }, context), staleTime: 0 });
}
