import { useRef, useState } from 'react';
import { isSame, changedNames, pickNames, replaceUnchanged } from './saved-values.ts';
import { useForm } from './use-form.ts';
import type { FormOptions } from './use-form.ts';
import { useUnsavedChanges, withKeptChanges } from './use-unsaved-changes.ts';

type SavedFormOptions<Values extends object, Output> = Omit<FormOptions<Values, Output>, 'initial' | 'submit'> & {
  /** Its own name among the portal's forms. */
  readonly name: string;
  /** What is saved now. A field without changes of its own follows what is changed elsewhere. */
  readonly saved: Values;
  /** Sends the output, or the changed part of it where the rest is to stay as it is by now. */
  readonly submit: (output: Output, changed: Partial<Output>) => Promise<unknown>;
};

/**
 * A form that edits something saved, or in which more is written than should be lost: the portal asks before it is left with changes, and
 * keeps them when the session ends.
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

  return {
    ...form,
    isUnsaved,
    /** Goes back to what is saved. */
    discard: (): void => form.reset(before.saved),
    /** For the answer to what was sent: the fields say what the server saved, but for those that were changed since. */
    settle: (kept: Values): void => {
      setBefore(({ followed }) => ({ saved: kept, followed }));
      setValues((values) => replaceUnchanged(values, sent.current, kept));
    },
  };
}
