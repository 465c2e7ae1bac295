import { useState } from 'react';
import { useOwnValue } from '../platform/first-render.ts';

const keyOf = (list: string) => `portico.${list}.hidden-columns`;

const none: readonly string[] = [];

function readHidden(storage: Storage, list: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // A foreign or truncated value shows all columns.
    return [];
  }
}

/** Returns the hidden columns of a list, remembered in this browser. */
export function useHiddenColumns(list: string) {
  const [hidden, setHidden] = useState(() => readHidden(localStorage, list));
  function change(next: readonly string[]): void {
    setHidden(next);
    localStorage.setItem(keyOf(list), JSON.stringify(next));
  }
  return [useOwnValue(hidden, none), change] as const;
}
