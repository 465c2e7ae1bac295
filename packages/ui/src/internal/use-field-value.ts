import { useState, type RefObject } from 'react';
import { useFormReset } from './use-form-reset.ts';

export interface FieldValue<Value> {
  /** Undefined leaves the value to the field. */
  value: Value | undefined;
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
}

/**
 * Returns a field's value, controlled or its own, and its setter. When the form is reset, an own value returns to the default, and
 * `writeDefault` puts the default into the inputs that send it: the browser resets them before React renders.
 */
export function useFieldValue<Value>(
  element: RefObject<Element | null>,
  { value, defaultValue, onValueChange }: FieldValue<Value>,
  writeDefault: (value: Value) => void,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  useFormReset(element, () => {
    if (value !== undefined) return;
    writeDefault(defaultValue);
    setOwn(defaultValue);
  });

  function change(next: Value): void {
    setOwn(next);
    onValueChange?.(next);
  }
  return [value === undefined ? own : value, change];
}
