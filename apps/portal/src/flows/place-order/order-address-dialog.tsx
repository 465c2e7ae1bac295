import { useId } from 'react';
import * as v from 'valibot';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { addressMaxLength, cityMaxLength, zipCodeMaxLength } from '@portico/contract/limits';
import { Refusal, onlyFieldErrors } from '../../operations/failures/refusal.tsx';
import { useDeniedReason } from '../../operations/rights/use-denied-reason.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextField } from '../../forms/form-inputs.tsx';
import { useSavedForm } from '../../forms/use-saved-form.ts';
import { vocabulary } from '../../platform/vocabulary.messages.ts';
import { orderAddressMessages as m } from './order-address.messages.ts';

type AddressValues = { readonly address: string; readonly city: string; readonly zip_code: string };

type OrderAddressDialogProps = {
  /** The empty fields of the profile. */
  readonly missing: readonly string[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

// The schema of the whole profile would load the metadata of all phone numbers. The API checks the characters.
const lineOf = (maxLength: number) => v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(maxLength, 'too_long'));

const fields = [
  { name: 'address', label: m.address, empty: m.addressMissing, schema: lineOf(addressMaxLength), autoComplete: 'street-address' },
  { name: 'city', label: m.city, empty: m.cityMissing, schema: lineOf(cityMaxLength), autoComplete: 'address-level2' },
  { name: 'zip_code', label: m.zipCode, empty: m.zipCodeMissing, schema: lineOf(zipCodeMaxLength), autoComplete: 'postal-code' },
] as const;

/** Saves the missing address fields to the profile, then continues with the order. */
export function OrderAddressDialog({ missing, onSaved, onClose }: OrderAddressDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const denied = useDeniedReason('updateClientProfile');
  const missingFields = fields.filter(({ name }) => missing.includes(name));
  const saving = useOperation('updateClientProfile', { onSuccess: onSaved, isShownInPlace: true });
  const form = useSavedForm({
    schema: schemaOf(missing),
    name: 'order-address',
    saved: { address: '', city: '', zip_code: '' },
    submit: (body) => onlyFieldErrors(saving.send({ body })),
  });
  return (
    <FormDialog
      isUnsaved={form.isUnsaved}
      busy={form.busy}
      onClose={onClose}
      size="small"
      title={formatMessage(m.title)}
      description={formatMessage(m.text)}
      closeLabel={formatMessage(vocabulary.cancel)}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={form.busy} disabledReason={denied}>
          {formatMessage(m.save)}
        </Button>
      }
    >
      <form id={formId} {...form.props}>
        <Stack gap={5}>
          {missingFields.map(({ name, label, empty, autoComplete }) => (
            <TextField
              key={name}
              field={form.field(name, formatMessage(label), { required: empty })}
              label={formatMessage(label)}
              autoComplete={autoComplete}
            />
          ))}
          <Refusal error={saving.error} failed={m.failed} />
        </Stack>
      </form>
    </FormDialog>
  );
}

function schemaOf(missing: readonly string[]): v.GenericSchema<AddressValues, Partial<AddressValues>> {
  const own = fields.filter(({ name }) => missing.includes(name));
  // The compiler can't see that the keys are fields of the profile.
  return v.object(Object.fromEntries(own.map(({ name, schema }) => [name, schema]))) as unknown as v.GenericSchema<
    AddressValues,
    Partial<AddressValues>
  >;
}
