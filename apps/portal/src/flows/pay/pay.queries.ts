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

/** Asks the gateway about a payment by way of the API whenever a payer returns; an event of the payment asks again. Asking twice does no harm. */
export function paymentSyncQuery(id: string) {
  const { mutationKey, mutationFn } = operationMutation(api, 'syncPayment');
  return queryOptions({ queryKey: [...mutationKey, { id }], queryFn: (context) => mutationFn({ query: { id } }, context), staleTime: 0 });
}
