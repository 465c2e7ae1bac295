import { Field } from '@portico/ui/field';
import { Textarea } from '@portico/ui/textarea';
import type { TextareaProps } from '@portico/ui/textarea';
import type { Bound, Labelled } from './form-inputs.tsx';

/** A labelled multi-line text input, bound to a form field. */
export function TextareaField({ field, label, hint, labelEnd, counter, ...input }: Labelled<string> & Omit<TextareaProps, Bound>) {
  return (
    <Field label={label} description={hint} labelEnd={labelEnd} counter={counter} error={field.error}>
      <Textarea
        {...input}
        name={field.name}
        value={field.value}
        onChange={(event) => field.onValueChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
