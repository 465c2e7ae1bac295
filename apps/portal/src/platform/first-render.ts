import { useSyncExternalStore } from 'react';
import { isStartedAtom, store } from './store.ts';

/** The first render is the same in every browser. What only this browser knows, such as its user or theme, appears after it. */
export const isStarted = () => store.get(isStartedAtom);

/** Ends the first render: the page responds from now on. */
export const startPage = () => store.set(isStartedAtom, true);

const follow = (listener: () => void) => store.sub(isStartedAtom, listener);

/** Resolves when the first render has ended, at once if it already has. */
export async function whenStarted(): Promise<void> {
  if (!isStarted()) await new Promise<void>((resolve) => void follow(resolve));
}

/** Returns `common` for the first render and this browser's own value afterwards. */
export function useOwnValue<Value>(own: Value, common: Value): Value {
  return useSyncExternalStore(follow, isStarted, isStarted) ? own : common;
}
