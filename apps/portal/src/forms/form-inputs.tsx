import type { ReactNode } from 'react';
import { Checkbox } from '@portico/ui/checkbox';
import { Field } from '@portico/ui/field';
import { PasswordInput } from '@portico/ui/password-input';
import type { PasswordInputProps } from '@portico/ui/password-input';
import { TextInput } from '@portico/ui/text-input';
import type { TextInputProps } from '@portico/ui/text-input';
import type { BoundField } from './use-form.ts';

export type Labelled<Value> = {
  readonly field: BoundField<Value>;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Shown beside the label, such as a link. */
  readonly labelEnd?: ReactNode;
  /** The used part of a limit, such as characters. */
  readonly counter?: string | undefined;
};

export type Bound = 'name' | 'value' | 'onChange' | 'onBlur' | 'defaultValue';

/** A labelled text input, bound to a form field. */
export function TextField({ field, label, hint, labelEnd, counter, ...input }: Labelled<string> & Omit<TextInputProps, Bound>) {
  return (
    <Field label={label} description={hint} labelEnd={labelEnd} counter={counter} error={field.error}>
      <TextInput
        {...input}
        name={field.name}
        value={field.value}
        onChange={(event) => field.onValueChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

/** A labelled password input with a show toggle, bound to a form field. */
export function PasswordField({ field, label, hint, labelEnd, ...input }: Labelled<string> & Omit<PasswordInputProps, Bound>) {
  return (
    <Field label={label} description={hint} labelEnd={labelEnd} error={field.error}>
      <PasswordInput
        {...input}
        name={field.name}
        value={field.value}
        onChange={(event) => field.onValueChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

/** A checkbox, bound to a form field. */
export function CheckboxField({ field, label }: { readonly field: BoundField<boolean>; readonly label: ReactNode }) {
  return (
    <Checkbox
      name={field.name}
      label={label}
      error={field.error}
      checked={field.value}
      onChange={(event) => field.onValueChange(event.target.checked)}
      onBlur={field.onBlur}
    />
  );
}
