import { atom } from 'jotai/vanilla';
import { ApiError } from '@portico/api-client/api-error';
import { session, store } from '../../platform/store.ts';

type ProofRequest = { readonly operationId: string; readonly promise: Promise<boolean>; readonly settle: (given: boolean) => void };

/** Set while a call waits for the user to confirm their identity; the shell then shows the dialog. */
export const proofRequestAtom = atom<ProofRequest | null>(null);

/** Asks once for all waiting calls. Resolves to true if the password was confirmed, false if the user declined. */
function askForProof(operationId: string): Promise<boolean> {
  const waiting = store.get(proofRequestAtom);
  if (waiting) return waiting.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (given: boolean) => {
    store.set(proofRequestAtom, null);
    resolve(given);
  };
  store.set(proofRequestAtom, { operationId, promise, settle });
  return promise;
}

export function isProofRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'proof_required';
}

/** Makes a call. If it requires a recent proof of identity, it asks for one and repeats the call, but not as another user. */
export async function withProof<Result>(operationId: string, call: () => Promise<Result>): Promise<Result> {
  const userId = store.get(session.userAtom)?.id;
  const isSameUser = () => store.get(session.userAtom)?.id === userId;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isProofRequired(error) || !(await askForProof(operationId)) || !isSameUser()) throw error;
    }
  }
}
