import { useId } from 'react';
import * as v from 'valibot';
import type { UserDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { Stack } from '@portico/ui/stack';
import { nameSchema } from '@portico/validation/name';
import { useOperation } from '../../../operations/use-operation.ts';
import { TextField } from '../../../forms/form-inputs.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { SaveRow } from '../save-row.tsx';
import styles from '../settings.module.css';
import { userSettingsMessages as m } from './user-settings.messages.ts';
import { emptyFieldMessages } from '../../../forms/empty-field.messages.ts';

const namesSchema = v.object({ first_name: nameSchema, last_name: nameSchema });

export function NameCard({ details }: { readonly details: UserDetails }) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const saved = { first_name: details.first_name, last_name: details.last_name };
  const updating = useOperation('updateUser');
  const form = useSavedForm({
    schema: namesSchema,
    name: 'name',
    saved,
    submit: async (names, body) => {
      if (Object.keys(body).length > 0) await updating.send({ body });
      form.settle(names);
    },
    failed: m.updateFailed,
  });
  return (
    <Card title={formatMessage(m.nameTitle)} footer={<SaveRow form={form} formId={formId} />}>
      <form id={formId} {...form.props}>
        <Stack gap={5} className={styles.fields}>
          <TextField
            field={form.field('first_name', formatMessage(m.firstName), { required: emptyFieldMessages.firstName })}
            label={formatMessage(m.firstName)}
            autoComplete="given-name"
          />
          <TextField
            field={form.field('last_name', formatMessage(m.lastName), { required: emptyFieldMessages.lastName })}
            label={formatMessage(m.lastName)}
            autoComplete="family-name"
          />
        </Stack>
      </form>
    </Card>
  );
}
