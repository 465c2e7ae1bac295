import { metadataOf } from '@portico/api-client/result-metadata';
import { notify } from '../platform/notifications.tsx';

type DoneTexts = {
  readonly done: string;
  /** For a repeated answer: an earlier request, whose answer was lost, had done it. */
  readonly alreadyDone: string;
};

/** Confirms in a toast what an operation with an Idempotency-Key did. */
export function confirmDone(result: object, { done, alreadyDone }: DoneTexts, fact?: string): void {
  if (metadataOf(result).isReplayed) notify.info(alreadyDone, undefined, fact);
  else notify.success(done, undefined, fact);
}
