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

/** The input of an operation without its idempotency key, which is added here. */
export type OperationVariables<Id extends WriteId> = Omit<OperationInput<Id>, 'idempotencyKey'>;

type OperationOptions<Id extends WriteId> = {
  /** Runs after the server's answer, while the operation is still busy. */
  readonly onSuccess?: (result: OperationResult<Id>) => Promise<void> | void;
  /** Replaces the toast for a failure of `run`. */
  readonly onFailure?: (error: unknown) => void;
  /** The toast's text when the server has none. */
  readonly failed?: Message;
  /** The input that the Idempotency-Key represents, if it is less than the whole call. */
  readonly idempotencyInput?: (variables: OperationVariables<Id>) => unknown;
  /** What failed, shown before the reason if the button's place does not say it. */
  readonly failureTitle?: Message;
  /** The subject of the failure's toast, so that later news about it replaces the toast. */
  readonly fact?: string;
};

const keys = idempotencyKeys(sessionStorage);

/**
 * Sends an operation. Orders and payments keep one Idempotency-Key until the server answers, so that a double click, a lost response or a
 * reload never orders or pays twice. A refusal is an answer too; only failures with an unknown outcome keep the key.
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
    // The key completes the input of idempotent operations, which Omit of a generic type hides from TypeScript.
    const result = await mutationFn({ ...variables, idempotencyKey } as OperationInput<Id>, { client: openQueryClient() });
    settle();
    return result;
  } catch (error) {
    if (isRefusal(error)) settle();
    throw error;
  }
}

/**
 * The only way to write to the API. A call that requires a password confirmation continues after it. `run` is for buttons: it shows
 * failures in a toast and ignores clicks while busy. `send` is for `useForm`: it rejects, so that errors appear at their fields.
 */
export function useOperation<Id extends WriteId>(operationId: Id, options: OperationOptions<Id> = {}) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly error: unknown; readonly locale: string }>();
  const isBusy = useRef(false);
  /** The id of the last failure's toast, dismissed on success. */
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

  // The server's message is in the language of the call, so a language change hides it.
  return { run, send, busy, error: refusal?.locale === intl.locale ? refusal.error : undefined };
}
