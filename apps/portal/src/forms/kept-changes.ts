import { changedNames, pickNames } from './saved-values.ts';

/** A form of one user. The key includes the user's id, so that another user never sees the kept values. */
export type KeptForm = { readonly userId: number; readonly name: string };

const keyOf = ({ userId, name }: KeptForm) => `portico.unsaved.${userId}.${name}`;

/** Keeps the texts, numbers and choices that were changed, for as long as the tab is open. */
export function keepChanges<Values extends object>(storage: Storage, form: KeptForm, values: Values, saved: Values): void {
  const simple = changedNames(values, saved).filter((name) => typeof values[name] !== 'object');
  try {
    storage.setItem(keyOf(form), JSON.stringify(pickNames(values, simple)));
  } catch (error) {
    // A storage that is full or closed: there is nowhere else to keep them.
    console.error(error);
  }
}

/** The saved values with the changes that were kept. One that no longer fits is dropped. */
export function restoreChanges<Values extends object>(storage: Storage, form: KeptForm, saved: Values): Values {
  const kept = readChanges(storage, form);
  const fitting = Object.entries(saved).filter(([name, value]) => typeof value !== 'object' && typeof kept[name] === typeof value);
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
    // Cut off or not ours: there is nothing to restore.
    return {};
  }
}
