import { useRef, useState } from 'react';
import { isSame, changedNames, pickNames, replaceUnchanged } from './saved-values.ts';
import { useForm } from './use-form.ts';
import type { FormOptions } from './use-form.ts';
import { useUnsavedChanges, withKeptChanges } from './use-unsaved-changes.ts';

type SavedFormOptions<Values extends object, Output> = Omit<FormOptions<Values, Output>, 'initial' | 'submit'> & {
  /** The form's unique name in the portal. */
  readonly name: string;
  /** The saved values. Unchanged fields follow later changes of it. */
  readonly saved: Values;
  /** Sends the output, or only the changed part if the rest must stay as it is on the server. */
  readonly submit: (output: Output, changed: Partial<Output>) => Promise<unknown>;
};

/**
 * A form for saved data, or for input too long to lose: the portal asks before it is left with changes and keeps them when the session
 * ends.
 */
export function useSavedForm<Values extends object, Output>(options: SavedFormOptions<Values, Output>) {
  const { name, saved, submit, ...others } = options;
  const [initial] = useState(() => withKeptChanges(name, saved));
  const [before, setBefore] = useState({ saved, followed: saved });
  const sent = useRef(saved);

  const form = useForm<Values, Output>({
    ...others,
    initial,
    submit: async (output, values) => {
      sent.current = values;
      await submit(output, pickNames(output, changedNames(values, before.saved)));
    },
  });
  const { setValues } = form;

  if (!isSame(saved, before.followed)) {
    setBefore({ saved, followed: saved });
    setValues((values) => replaceUnchanged(values, before.saved, saved));
  }
  const isUnsaved = useUnsavedChanges(name, form.values, before.saved);
  const [isSaved, setIsSaved] = useState(false);
  if (isSaved && isUnsaved) setIsSaved(false);

  return {
    ...form,
    isUnsaved,
    /** True from a successful save until the next change. */
    isSaved,
    /** Goes back to what is saved. */
    discard: (): void => form.reset(before.saved),
    /** Call this with the server's answer. Fields show what was saved, except those changed since. */
    settle: (kept: Values): void => {
      setIsSaved(true);
      setBefore(({ followed }) => ({ saved: kept, followed }));
      setValues((values) => replaceUnchanged(values, sent.current, kept));
    },
  };
}
