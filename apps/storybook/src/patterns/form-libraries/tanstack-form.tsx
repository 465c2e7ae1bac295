import { Button } from '@portico/ui/button';
import { Field } from '@portico/ui/field';
import { NumberField } from '@portico/ui/number-field';
import { RadioGroup } from '@portico/ui/radio-group';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { TextInput } from '@portico/ui/text-input';
import { useForm } from '@tanstack/react-form';
import type { FormEvent, ReactElement } from 'react';
import { languages, newOrder, periods, type Order } from './order.ts';

export function TanStackForm({ onOrder }: { onOrder: (order: Order) => void }): ReactElement {
  const form = useForm({ defaultValues: newOrder, onSubmit: ({ value }) => onOrder(value) });

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.handleSubmit();
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <form.Field name="hostname" validators={{ onSubmit: ({ value }) => (value === '' ? 'Enter a hostname.' : undefined) }}>
          {({ state, handleChange, handleBlur }) => (
            <Field label="Hostname" error={state.meta.errors[0]}>
              <TextInput mono value={state.value} onValueChange={handleChange} onBlur={handleBlur} />
            </Field>
          )}
        </form.Field>
        <form.Field name="language">
          {({ state, handleChange, handleBlur }) => (
            <Field label="Language">
              <Select options={languages} value={state.value} onValueChange={handleChange} onBlur={handleBlur} />
            </Field>
          )}
        </form.Field>
        <form.Field name="period">
          {({ state, handleChange, handleBlur }) => (
            <RadioGroup label="Period" options={periods} value={state.value} onValueChange={handleChange} onBlur={handleBlur} />
          )}
        </form.Field>
        <form.Field name="addresses">
          {({ state, handleChange, handleBlur }) => (
            <Field label="IPv4 addresses">
              <NumberField
                value={state.value}
                onValueChange={handleChange}
                onBlur={handleBlur}
                min={0}
                max={16}
                decreaseLabel="One fewer address"
                increaseLabel="One more address"
              />
            </Field>
          )}
        </form.Field>
        <Button type="submit">Order</Button>
      </Stack>
    </form>
  );
}
