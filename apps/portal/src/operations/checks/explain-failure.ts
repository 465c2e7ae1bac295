import { describeMismatch, findMismatch } from '@portico/api-client/check-response';
import type { Mismatch } from '@portico/api-client/check-response';
import type { OperationId } from '@portico/contract/operations';
import { loadTexts } from '../../platform/locale.ts';
import { shownIntl } from '../../platform/shown-intl.ts';
import { store } from '../../platform/store.ts';
import { checkMessages as m } from './checks.messages.ts';
import { cachedQueries, lastAnswer } from './last-answer.ts';

const reported = new Set<string>();

/**
 * Looks for an answer outside the contract among those that the portal shows, after a failure that no one expected. Returns a sentence that
 * names the operation, field and value, or null if every answer is as it should be. The log gets it once.
 */
export async function explainFailure(error: unknown): Promise<string | null> {
  const mismatch = findCulprit();
  if (!mismatch) return null;
  const sentence = describeMismatch(mismatch);
  if (!reported.has(sentence)) console.error(new Error(sentence, { cause: error }));
  reported.add(sentence);
  await loadTexts(store, 'access');
  return shownIntl().formatMessage(m.mismatch, { what: sentence });
}

/** The last write is the likelier culprit. */
function findCulprit(): Mismatch | null {
  const write = lastAnswer();
  const found = write && findMismatch(write.operationId, write.answer);
  if (found) return found;
  const byLatest = cachedQueries().toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { queryKey, state } of byLatest) {
    // The key of a query starts with its operation: see operation-query.ts.
    const mismatch = state.data === undefined ? null : findMismatch(queryKey[0] as OperationId, state.data);
    if (mismatch) return mismatch;
  }
  return null;
}
