import { useEffect, useEffectEvent } from 'react';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { MutationState } from '@tanstack/react-query';
import { operationMutation } from '@portico/api-queries/operation-mutation';
import type { Payment } from '@portico/contract';
import { api } from '../../operations/api.ts';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { retryUnlessRefused } from '../../operations/failures/is-refusal.ts';
import { reportServerFailure } from '../../operations/failures/describe-error.ts';
import { onPaymentChange } from './payment-changes.ts';

/**
 * Lets the API ask the gateway about a payment when it is first shown and after each change; repeating that is harmless. All who show the
 * same payment share one call. `data` is the last answer; `isError` is true if the latest call failed. An API that can't ask leaves both
 * empty.
 */
export function useSyncedPayment(id: string | undefined): { readonly data: Payment | undefined; readonly isError: boolean } {
  const client = useQueryClient();
  const isOffered = useOffered('syncPayment');
  const sync = operationMutation(api, 'syncPayment');
  const mutationKey = [...sync.mutationKey, id];
  // Kept until sign-out, because the component that asked may be gone while others still show the answer.
  const { mutate } = useMutation({
    ...sync,
    mutationKey,
    retry: retryUnlessRefused,
    onError: (error) => void reportServerFailure(error),
    gcTime: Infinity,
  });
  const calls = useMutationState({ filters: { mutationKey }, select: ({ state }) => state as MutationState<Payment> });
  const ask = useEffectEvent((paymentId: string) => mutate({ query: { id: paymentId } }));
  const isAsking = useEffectEvent(() => client.isMutating({ mutationKey }) > 0);

  useEffect(() => {
    if (id === undefined || !isOffered) return undefined;
    if (!isAsking()) ask(id);
    return onPaymentChange(id, () => ask(id));
  }, [id, isOffered]);

  return { data: calls.findLast(({ data }) => data)?.data, isError: calls.at(-1)?.status === 'error' };
}

/** Returns the payments, the pending ones as the gateway last described them. Asks nothing itself. */
export function useKnownPayments(payments: readonly Payment[]): readonly Payment[] {
  const { mutationKey } = operationMutation(api, 'syncPayment');
  const answers = useMutationState({ filters: { mutationKey }, select: ({ state }) => (state as MutationState<Payment>).data });
  return payments.map((payment) =>
    payment.status === 'pending' ? (answers.findLast((answer) => answer?.id === payment.id) ?? payment) : payment,
  );
}
