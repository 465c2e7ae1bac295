import { Button } from '@portico/ui/button';
import { Field } from '@portico/ui/field';
import { NumberField } from '@portico/ui/number-field';
import { RadioGroup } from '@portico/ui/radio-group';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { TextInput } from '@portico/ui/text-input';
import type { FormEvent, ReactElement } from 'react';
import { languages, periods } from './order.ts';

export function PlainForm({ onOrder }: { onOrder: (data: FormData) => void }): ReactElement {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onOrder(new FormData(event.currentTarget));
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Field label="Hostname">
          <TextInput name="hostname" mono />
        </Field>
        <Field label="Language">
          <Select name="language" options={languages} defaultValue="en" />
        </Field>
        <RadioGroup label="Period" name="period" options={periods} defaultValue="month" />
        <Field label="IPv4 addresses">
          <NumberField
            name="addresses"
            defaultValue={1}
            min={0}
            max={16}
            decreaseLabel="One fewer address"
            increaseLabel="One more address"
          />
        </Field>
        <Button type="submit">Order</Button>
        <Button type="reset">Start over</Button>
      </Stack>
    </form>
  );
}
