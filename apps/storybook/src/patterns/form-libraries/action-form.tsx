import { Button } from '@portico/ui/button';
import { Field } from '@portico/ui/field';
import { NumberField } from '@portico/ui/number-field';
import { RadioGroup } from '@portico/ui/radio-group';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { TextInput } from '@portico/ui/text-input';
import { useActionState, type ReactElement } from 'react';
import { languages, newOrder, periods, type Order } from './order.ts';

/** Stores the order and returns it as stored. */
type SaveOrder = (data: FormData) => Promise<Order>;

export function ActionForm({ saveOrder }: { saveOrder: SaveOrder }): ReactElement {
  const [order, save, isSaving] = useActionState(async (_saved: Order, data: FormData) => saveOrder(data), newOrder);
  return (
    <form action={save}>
      <Stack>
        <Field label="Hostname">
          <TextInput name="hostname" mono defaultValue={order.hostname} />
        </Field>
        <Field label="Language">
          <Select name="language" options={languages} defaultValue={order.language} />
        </Field>
        <RadioGroup label="Period" name="period" options={periods} defaultValue={order.period} />
        <Field label="IPv4 addresses">
          <NumberField
            name="addresses"
            defaultValue={order.addresses}
            min={0}
            max={16}
            decreaseLabel="One fewer address"
            increaseLabel="One more address"
          />
        </Field>
        <Button type="submit" busy={isSaving}>
          Order
        </Button>
      </Stack>
    </form>
  );
}
