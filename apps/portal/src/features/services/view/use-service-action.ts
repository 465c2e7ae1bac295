import { useQueryClient } from '@tanstack/react-query';
import type { OperationResult, WriteId } from '@portico/api-client/operation-types';
import { keepAction } from '@portico/api-queries/action-cache';
import type { Action } from '@portico/contract';
import type { Message } from '@portico/i18n/define-messages';
import { useOperation } from '../../../operations/use-operation.ts';
import { useFollow } from './use-followed-action.ts';

type ActionId = {
  [Id in WriteId]: Extract<OperationResult<Id>, Action> extends never ? never : Id;
}[WriteId];

type Options = {
  readonly onBegun?: () => void;
  /** The failure's title before the reason; `isShownInPlace` for a dialog that shows the error itself. */
  readonly failureTitle?: Message;
  readonly isShownInPlace?: boolean;
};

/** An operation that starts an action. The action appears at once, and its events update it. */
export function useServiceAction<Id extends ActionId>(operationId: Id, { onBegun, failureTitle, isShownInPlace = false }: Options = {}) {
  const client = useQueryClient();
  const follow = useFollow();
  return useOperation(operationId, {
    onSuccess: (result) => {
      if (!isAction(result)) return;
      keepAction(client, result);
      follow(result.id);
      onBegun?.();
    },
    ...(failureTitle ? { failureTitle } : {}),
    isShownInPlace,
  });
}

/** A plan (`dry_run`) is no action. */
function isAction(result: unknown): result is Action {
  return typeof result === 'object' && result !== null && 'progress' in result;
}
