import { atom } from 'jotai/vanilla';
import { ApiError } from '@portico/api-client/api-error';
import { store } from '../../platform/store.ts';

type ProofRequest = { readonly operationId: string; readonly promise: Promise<boolean>; readonly settle: (given: boolean) => void };

/** Set while something waits for the person to prove who they are; the shell shows the dialog that asks. */
export const proofRequestAtom = atom<ProofRequest | null>(null);

/** Asks once for all that waits. True when the password was confirmed, false when the person would rather not. */
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

/** Makes a call; one that wants a recent proof of who calls goes on, with what it was given, once the person has given it. */
export async function withProof<Result>(operationId: string, call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isProofRequired(error) || !(await askForProof(operationId))) throw error;
    }
  }
}
