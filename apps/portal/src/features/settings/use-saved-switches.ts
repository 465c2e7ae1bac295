import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

type Switches<Name extends string> = Readonly<Record<Name, boolean>>;

type SavedSwitches<Name extends string> = {
  /** Where the answer of the server is kept. */
  readonly queryKey: QueryKey;
  readonly values: Switches<Name>;
  readonly save: (change: Partial<Switches<Name>>) => Promise<Switches<Name>>;
};

/** Switches that are in force at once. What could not be kept goes back to what it was, and the error stays with its switch. */
export function useSavedSwitches<Name extends string>({ queryKey, values, save }: SavedSwitches<Name>) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Partial<Switches<Name>>>({});
  const [errors, setErrors] = useState<Partial<Readonly<Record<Name, unknown>>>>({});

  async function change(name: Name, on: boolean): Promise<void> {
    // A computed name widens to a string; it is one of ours.
    const one = { [name]: on } as Partial<Switches<Name>>;
    setWanted((before) => ({ ...before, ...one }));
    setErrors((before) => ({ ...before, [name]: undefined }));
    try {
      const kept = await save(one);
      // Two answers may cross: each speaks for its own switch.
      client.setQueryData<Switches<Name>>(queryKey, (before) => before && { ...before, [name]: kept[name] });
    } catch (error) {
      setErrors((before) => ({ ...before, [name]: error }));
    } finally {
      setWanted((before) => ({ ...before, [name]: undefined }));
    }
  }

  return {
    isOn: (name: Name): boolean => wanted[name] ?? values[name],
    isSaving: (name: Name): boolean => wanted[name] !== undefined,
    errorOf: (name: Name): unknown => errors[name],
    change: (name: Name, on: boolean) => void change(name, on),
  };
}
