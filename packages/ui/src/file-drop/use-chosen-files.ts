import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useFieldValue, type FieldValue } from '../internal/use-field-value.ts';
import type { FileDropItem } from './file-drop-item.ts';

const ids = new WeakMap<File, string>();
let idCount = 0;

/** Returns an id that a file keeps while others come and go. */
function idOf(file: File): string {
  const id = ids.get(file) ?? `file-${++idCount}`;
  ids.set(file, id);
  return id;
}

const itemOf = (file: File): FileDropItem => ({ id: idOf(file), name: file.name, status: 'waiting', file });

export interface FileItems {
  items: readonly FileDropItem[];
  onAdd: ((files: File[]) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
}

/**
 * Returns the items of a file field, and adds their files to the data of its form under the input's name.
 *
 * @param given the application's items; undefined for a field that holds files
 */
export function useChosenFiles(
  input: RefObject<HTMLInputElement | null>,
  given: FileItems | undefined,
  held: FieldValue<readonly File[]>,
): FileItems {
  const sent = useRef<readonly Blob[]>([]);
  const [files, change] = useFieldValue(input, held, (initial) => {
    sent.current = initial;
  });
  useLayoutEffect(() => {
    sent.current = given ? given.items.flatMap(({ file }) => file ?? []) : files;
  });

  useEffect(() => {
    // The input itself is empty, so that it never replaces the files chosen before.
    const send = ({ formData, target }: FormDataEvent): void => {
      const { current } = input;
      if (!current?.name || target !== current.form || current.matches(':disabled')) return;
      formData.delete(current.name);
      for (const file of sent.current) formData.append(current.name, file);
    };
    document.addEventListener('formdata', send);
    return () => document.removeEventListener('formdata', send);
  }, [input, sent]);

  return (
    given ?? {
      items: files.map(itemOf),
      onAdd: (added) => change([...files, ...added]),
      onRemove: (id) => change(files.filter((file) => idOf(file) !== id)),
    }
  );
}
