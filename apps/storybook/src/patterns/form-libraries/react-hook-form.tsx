import { Button } from '@portico/ui/button';
import { Field } from '@portico/ui/field';
import { NumberField } from '@portico/ui/number-field';
import { RadioGroup } from '@portico/ui/radio-group';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { TextInput } from '@portico/ui/text-input';
import type { ReactElement } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { languages, newOrder, periods, type Order } from './order.ts';

export function HookForm({ onOrder }: { onOrder: (order: Order) => void }): ReactElement {
  const { register, control, handleSubmit, formState } = useForm({ defaultValues: newOrder });
  return (
    <form onSubmit={(event) => void handleSubmit(onOrder)(event)}>
      <Stack>
        <Field label="Hostname" error={formState.errors.hostname?.message}>
          <TextInput mono {...register('hostname', { required: 'Enter a hostname.' })} />
        </Field>
        <Field label="Language">
          <Select options={languages} {...register('language')} />
        </Field>
        <Controller
          control={control}
          name="period"
          render={({ field: { onChange, ...field } }) => (
            <RadioGroup {...field} label="Period" options={periods} onValueChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="addresses"
          render={({ field: { onChange, ...field } }) => (
            <Field label="IPv4 addresses">
              <NumberField
                {...field}
                onValueChange={onChange}
                min={0}
                max={16}
                decreaseLabel="One fewer address"
                increaseLabel="One more address"
              />
            </Field>
          )}
        />
        <Button type="submit">Order</Button>
      </Stack>
    </form>
  );
}
