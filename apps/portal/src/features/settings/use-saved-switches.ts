import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

type Switches<Name extends string> = Readonly<Record<Name, boolean>>;

type SavedSwitches<Name extends string> = {
  /** The query whose cached answer holds the values. */
  readonly queryKey: QueryKey;
  readonly values: Switches<Name>;
  readonly save: (change: Partial<Switches<Name>>) => Promise<Switches<Name>>;
};

/** Switches that save at once. A failed change reverts, and its error stays with its switch. */
export function useSavedSwitches<Name extends string>({ queryKey, values, save }: SavedSwitches<Name>) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Partial<Switches<Name>>>({});
  const [errors, setErrors] = useState<Partial<Readonly<Record<Name, unknown>>>>({});

  async function change(name: Name, on: boolean): Promise<void> {
    // A computed key widens to string; this one is a Name.
    const one = { [name]: on } as Partial<Switches<Name>>;
    setWanted((before) => ({ ...before, ...one }));
    setErrors((before) => ({ ...before, [name]: undefined }));
    try {
      const kept = await save(one);
      // Two answers may arrive out of order, so each updates only its own switch.
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
