import { useRef, useState } from 'react';
import type { OperationInput, OperationResult, WriteId } from '@portico/api-client/operation-types';
import { operationMutation } from '@portico/api-queries/operation-mutation';
import { operations } from '@portico/contract/operations';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { api } from './api.ts';
import { showFailure } from './failures/describe-error.ts';
import { idempotencyKeys } from './idempotency.ts';
import { notify } from '../platform/notifications.tsx';
import { openQueryClient } from './cache/held-query-client.ts';
import { isRefusal } from './failures/is-refusal.ts';
import { withProof } from './proof/proof.ts';

/** What an operation wants to be told; its key is ours. */
export type OperationVariables<Id extends WriteId> = Omit<OperationInput<Id>, 'idempotencyKey'>;

type OperationOptions<Id extends WriteId> = {
  /** Runs once the server has answered, while the operation is still busy. */
  readonly onSuccess?: (result: OperationResult<Id>) => Promise<void> | void;
  /** Takes the place of the toast that tells a failure of `run`. */
  readonly onFailure?: (error: unknown) => void;
  /** What the toast says where the server does not. */
  readonly failed?: Message;
  /** What its Idempotency-Key stands for, where that is less than all that is sent. */
  readonly idempotencyInput?: (variables: OperationVariables<Id>) => unknown;
  /** What failed, said before the reason where the place of the button would not say it. */
  readonly failureTitle?: Message;
  /** What the toast of a failure is about, where something else may tell how it went on. */
  readonly fact?: string;
};

const keys = idempotencyKeys(sessionStorage);

/**
 * Sends an operation. One that orders or pays carries one Idempotency-Key until the server has answered it, so that pressing twice, a lost
 * answer or a reload never orders or pays twice. An answer is also a refusal; only a failure that says nothing of the outcome keeps the key.
 */
async function sendOnce<Id extends WriteId>(
  operationId: Id,
  variables: OperationVariables<Id>,
  idempotencyInput: unknown,
): Promise<OperationResult<Id>> {
  const { mutationFn } = operationMutation(api, operationId);
  const idempotencyKey = operations[operationId].idempotent ? keys.keyFor(operationId, idempotencyInput) : undefined;
  const settle = () => idempotencyKey && keys.settle(idempotencyKey);
  try {
    // The key completes the input where the operation takes one; TypeScript does not see that through Omit of a generic type.
    const result = await mutationFn({ ...variables, idempotencyKey } as OperationInput<Id>, { client: openQueryClient() });
    settle();
    return result;
  } catch (error) {
    if (isRefusal(error)) settle();
    throw error;
  }
}

/**
 * The one way to write. What asks for the password again goes on after it by itself. `run` is for a button: it tells a failure itself, and does nothing while it is busy. `send` is for `useForm`: it
 * rejects, so that refusals land on their fields.
 */
export function useOperation<Id extends WriteId>(operationId: Id, options: OperationOptions<Id> = {}) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly error: unknown; readonly locale: string }>();
  const isBusy = useRef(false);
  /** The toast of the last failure; no longer true once it succeeds. */
  const told = useRef<string>(undefined);

  async function send(variables: OperationVariables<Id>): Promise<OperationResult<Id>> {
    isBusy.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      const result = await withProof(operationId, () =>
        sendOnce(operationId, variables, options.idempotencyInput?.(variables) ?? variables),
      );
      await options.onSuccess?.(result);
      return result;
    } catch (failure) {
      setRefusal({ error: failure, locale: intl.locale });
      throw failure;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  async function run(variables: OperationVariables<Id>): Promise<void> {
    if (isBusy.current) return;
    try {
      await send(variables);
      if (told.current !== undefined) notify.dismiss([told.current]);
    } catch (failure) {
      if (options.onFailure) options.onFailure(failure);
      else told.current = showFailure(intl, failure, { fallback: options.failed, failureTitle: options.failureTitle, fact: options.fact });
    }
  }

  // The server's sentence is in the language in which it was asked; nothing of it stays when the reader changes that.
  return { run, send, busy, error: refusal?.locale === intl.locale ? refusal.error : undefined };
}
