import type { Deviation, SentAnswer, SentRequest } from '../deviating-proxy.ts';

export type Json = Record<string, unknown>;

/** A deviation, and where the kit has to name it. */
export type NamedDeviation = Deviation & {
  readonly name: string;
  readonly row: string;
  /** What one of the row's findings holds. */
  readonly says: string;
  readonly profiles?: readonly string[];
};

/** Changes the bodies of successful answers. */
export const body =
  (change: (body: Json, request: SentRequest) => unknown) =>
  (answer: SentAnswer, request: SentRequest): void => {
    if (answer.status === 200) answer.body = change(answer.body as Json, request);
  };

export const items = (change: (items: Json[], request: SentRequest) => Json[]) =>
  body((list, request) => ({ ...list, items: change(list['items'] as Json[], request) }));

export const eachItem = (change: (item: Json, index: number) => Json) => items((all) => all.map(change));

export const without = (field: string) => (fields: Json) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));

export const withStatus = (from: number, to: number) => (answer: SentAnswer) => {
  if (answer.status === from) answer.status = to;
};

export const html = (status: number) => (answer: SentAnswer) => {
  if (answer.status === status) Object.assign(answer, { type: 'text/html; charset=utf-8', body: '<!doctype html><title>Portal</title>' });
};

export function eachAmount(change: (amount: number) => number) {
  return body((answer) => {
    const changed = (one: Json) => ({ ...one, amount: change(Number(one['amount'])) });
    return 'items' in answer ? { ...answer, items: (answer['items'] as Json[]).map(changed) } : changed(answer);
  });
}
