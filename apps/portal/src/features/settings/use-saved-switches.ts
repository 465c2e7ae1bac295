import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { localeAtom } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';
import { reportServerFailure } from '../../operations/failures/describe-error.ts';

type Switches<Name extends string> = Readonly<Record<Name, boolean>>;

type SavedSwitches<Name extends string> = {
  /** The query whose cached answer holds the values. */
  readonly queryKey: QueryKey;
  readonly values: Switches<Name>;
  readonly save: (change: Partial<Switches<Name>>) => Promise<Switches<Name>>;
};

/** Why a switch wasn't saved, and the language of the call. */
export type SwitchFailure = { readonly error: unknown; readonly locale: string };

/** Switches that save at once. A failed change reverts, and its error stays with its switch. */
export function useSavedSwitches<Name extends string>({ queryKey, values, save }: SavedSwitches<Name>) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Partial<Switches<Name>>>({});
  const [failures, setFailures] = useState<Partial<Readonly<Record<Name, SwitchFailure>>>>({});
  /** The latest position of each switch that is being saved. */
  const latest = useRef(new Map<Name, boolean>());

  async function change(name: Name, on: boolean): Promise<void> {
    const isSaving = latest.current.has(name);
    latest.current.set(name, on);
    setWanted((before) => ({ ...before, [name]: on }));
    setFailures((before) => ({ ...before, [name]: undefined }));
    // One save at a time, because two that run at once may arrive in either order.
    if (!isSaving) await saveUntilLatest(name, on);
  }

  async function saveUntilLatest(name: Name, on: boolean): Promise<void> {
    let failure: SwitchFailure | undefined;
    const locale = store.get(localeAtom);
    try {
      // A computed key widens to string; this one is a Name.
      const kept = await save({ [name]: on } as Partial<Switches<Name>>);
      // Answers about other switches may arrive in any order, so each updates only its own.
      client.setQueryData<Switches<Name>>(queryKey, (before) => before && { ...before, [name]: kept[name] });
    } catch (error) {
      failure = { error, locale };
      reportServerFailure(error);
    }
    const next = latest.current.get(name);
    if (next !== undefined && next !== on) return saveUntilLatest(name, next);
    latest.current.delete(name);
    setFailures((before) => ({ ...before, [name]: failure }));
    setWanted((before) => ({ ...before, [name]: undefined }));
  }

  return {
    isOn: (name: Name): boolean => wanted[name] ?? values[name],
    isSaving: (name: Name): boolean => wanted[name] !== undefined,
    failureOf: (name: Name): SwitchFailure | undefined => failures[name],
    change: (name: Name, on: boolean) => void change(name, on),
  };
}
