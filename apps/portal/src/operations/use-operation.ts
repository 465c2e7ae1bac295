import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { OperationResult, WriteId } from '@portico/api-client/operation-types';
import { operationMutation } from '@portico/api-queries/operation-mutation';
import type { Message } from '@portico/i18n/define-messages';
import { notify } from '../platform/notifications.tsx';
import { api } from './api.ts';
import { reportServerFailure, showFailure } from './failures/describe-error.ts';
import { sendOperation } from './send-operation.ts';
import type { OperationVariables } from './send-operation.ts';

type OperationOptions<Id extends WriteId> = {
  /** Runs after the server's answer, while the operation is still busy. */
  readonly onSuccess?: (result: OperationResult<Id>) => Promise<void> | void;
  /** Replaces the toast for a failure of `run`. */
  readonly onFailure?: (error: unknown) => void;
  /** The screen shows failures in place. Those of the server get a toast as well. */
  readonly isShownInPlace?: boolean;
  /** The toast's text when the server has none. */
  readonly failed?: Message;
  /** The input that the Idempotency-Key represents, if it is less than the whole call. */
  readonly idempotencyInput?: (variables: OperationVariables<Id>) => unknown;
  /**
   * Returns an earlier call that may have succeeded although its answer was lost, and that this one must not be added to. It is repeated
   * first; this call follows once the server has refused the earlier one.
   */
  readonly unanswered?: (variables: OperationVariables<Id>) => OperationVariables<Id> | undefined;
  /** What failed, shown before the reason if the button's place does not say it. */
  readonly failureTitle?: Message;
  /** The subject of the failure's toast, so that later news about it replaces the toast. */
  readonly fact?: string;
};

/**
 * An operation that changes something, as TanStack's mutation. `run` is for buttons: it shows failures in a toast and ignores clicks while
 * busy. `send` is for `useForm`: it rejects, so that errors appear at their fields.
 */
export function useOperation<Id extends WriteId>(operationId: Id, options: OperationOptions<Id> = {}) {
  /** `isPending` is as old as the render, and two events may come before the next one. */
  const isRunning = useRef(false);
  /** The id of the last failure's toast, dismissed on success and replaced by the next failure. */
  const failureToast = useRef<string>(undefined);
  const { mutationFn, ...defaults } = operationMutation(api, operationId);
  const mutation = useMutation({
    ...defaults,
    mutationFn: async (wanted: OperationVariables<Id>, context) => {
      const sendOne = (variables: OperationVariables<Id>) =>
        sendOperation(operationId, variables, {
          idempotencyInput: options.idempotencyInput?.(variables),
          call: (input) => mutationFn(input, context),
        });
      const earlier = options.unanswered?.(wanted);
      if (earlier) {
        try {
          return await sendOne(earlier);
        } catch (error) {
          if (options.unanswered?.(wanted)) throw error;
        }
      }
      return sendOne(wanted);
    },
    onSuccess: async (result) => {
      await options.onSuccess?.(result);
      // After a success that takes the same toast, which must stay.
      if (failureToast.current !== undefined) notify.dismiss([failureToast.current]);
    },
    onError: (error) => {
      if (options.isShownInPlace) failureToast.current = reportServerFailure(error, failureToast.current);
    },
  });

  async function run(variables: OperationVariables<Id>): Promise<void> {
    if (isRunning.current || mutation.isPending) return;
    isRunning.current = true;
    try {
      await mutation.mutateAsync(variables);
    } catch (failure) {
      if (options.onFailure) options.onFailure(failure);
      else if (!options.isShownInPlace)
        failureToast.current = showFailure(failure, {
          fallback: options.failed,
          failureTitle: options.failureTitle,
          fact: options.fact,
          replaced: failureToast.current,
        });
    } finally {
      isRunning.current = false;
    }
  }

  return {
    run,
    send: mutation.mutateAsync,
    /** Forgets the last failure. */
    forget: mutation.reset,
    busy: mutation.isPending,
    error: mutation.error ?? undefined,
  };
}
