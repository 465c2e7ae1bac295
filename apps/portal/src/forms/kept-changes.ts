import { unsavedKeys } from '../platform/kept-keys.ts';
import { changedNames, pickNames } from './saved-values.ts';

/** A form of one user. The key includes the user's id, so that another user never sees the kept values. */
export type KeptForm = { readonly userId: number; readonly name: string };

const keyOf = ({ userId, name }: KeptForm) => `${unsavedKeys(userId)}${name}`;

/** Keeps changed texts, numbers, choices and rows of them for as long as the tab is open. */
export function keepChanges<Values extends object>(storage: Storage, form: KeptForm, values: Values, saved: Values): void {
  const keepable = changedNames(values, saved).filter((name) => isKeepable(values[name]));
  try {
    storage.setItem(keyOf(form), JSON.stringify(pickNames(values, keepable)));
  } catch (error) {
    // If storage is full or blocked, there is no other place for them.
    console.error(error);
  }
}

/** Returns the saved values with the stored changes applied. Changes that no longer fit are dropped. */
export function restoreChanges<Values extends object>(storage: Storage, form: KeptForm, saved: Values): Values {
  const kept = readChanges(storage, form);
  const fitting = Object.entries(saved).filter(([name, value]) => fits(kept[name], value));
  return {
    ...saved,
    ...pickNames(
      kept,
      fitting.map(([name]) => name),
    ),
  };
}

export function dropChanges(storage: Storage, form: KeptForm): void {
  storage.removeItem(keyOf(form));
}

function readChanges(storage: Storage, form: KeptForm): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(form)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // A truncated or foreign value can't be restored.
    return {};
  }
}

/** True for values that survive JSON. A file does not. */
function isKeepable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isKeepable);
  if (isPlain(value)) return Object.values(value).every(isKeepable);
  return typeof value !== 'object';
}

/** Whether a kept value has the shape of the saved one. A list may have more rows, each like the first saved one. */
function fits(kept: unknown, saved: unknown): boolean {
  if (Array.isArray(saved)) {
    const rows: readonly unknown[] = saved;
    return Array.isArray(kept) && rows.length > 0 && kept.length > 0 && kept.every((row) => fits(row, rows[0]));
  }
  if (isPlain(saved)) {
    const names = Object.keys(saved);
    return isPlain(kept) && Object.keys(kept).length === names.length && names.every((name) => fits(kept[name], saved[name]));
  }
  return typeof saved !== 'object' && typeof kept === typeof saved;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
