import type { BoundField } from './use-form.ts';

/** Returns the props of a `PinInput` for a code of six digits. Left empty, to look the code up elsewhere, it shows no error. */
export const codeInput = ({ name, value, onValueChange, onBlur }: BoundField<string>) => ({
  length: 6,
  name,
  value,
  onValueChange,
  onBlur: value ? onBlur : undefined,
});
