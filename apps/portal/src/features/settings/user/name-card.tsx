import { useId } from 'react';
import * as v from 'valibot';
import type { UserDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Stack } from '@portico/ui/stack';
import { nameSchema } from '@portico/validation/name';
import { useOperation } from '../../../calls/use-operation.ts';
import { TextField } from '../../../forms/form-inputs.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { notify } from '../../../platform/notifications.tsx';
import { userSettingsMessages as m } from './user-settings.messages.ts';

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
      notify.success(formatMessage(m.nameSaved));
    },
    failed: m.updateFailed,
  });
  return (
    <Card
      title={formatMessage(m.nameTitle)}
      footer={
        <Button type="submit" form={formId} busy={form.busy}>
          {formatMessage(m.save)}
        </Button>
      }
    >
      <form id={formId} {...form.props}>
        <Stack gap={5}>
          <TextField
            field={form.field('first_name', formatMessage(m.firstName))}
            label={formatMessage(m.firstName)}
            autoComplete="given-name"
          />
          <TextField
            field={form.field('last_name', formatMessage(m.lastName))}
            label={formatMessage(m.lastName)}
            autoComplete="family-name"
          />
        </Stack>
      </form>
    </Card>
  );
}
