import { operations } from '@portico/contract/operations';
import type { OperationId } from '@portico/contract/operations';

type Answered = { readonly operationId: OperationId; readonly answer: unknown };

let last: Answered | undefined;

/** Keeps the answer of the last write of the core. Reads are in the query cache, and answers of extensions may hold a secret. */
export function keepAnswer(operationId: OperationId, answer: unknown): void {
  const { method, extension } = operations[operationId];
  if (method === 'post' && extension === null) last = { operationId, answer };
}

export const lastAnswer = (): Answered | undefined => last;

type Query = { readonly queryKey: readonly unknown[]; readonly state: { readonly data: unknown; readonly dataUpdatedAt: number } };

let readQueries: () => readonly Query[] = () => [];

/** Set by the query client, which guest pages do not load. */
export function provideQueries(read: () => readonly Query[]): void {
  readQueries = read;
}

export const cachedQueries = (): readonly Query[] => readQueries();
