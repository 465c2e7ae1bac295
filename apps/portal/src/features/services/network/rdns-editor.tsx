import * as v from 'valibot';
import { useQueryClient } from '@tanstack/react-query';
import type { RdnsRecord, ServiceDetails } from '@portico/contract';
import { fieldErrorMessages } from '@portico/i18n/field-error.messages';
import { useIntl } from '@portico/i18n/react';
import { Field } from '@portico/ui/field';
import { InlineEditForm } from '@portico/ui/inline-edit';
import { TextInput } from '@portico/ui/text-input';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { rdnsValueSchema } from '@portico/validation/rdns';
import { useOperation } from '../../../operations/use-operation.ts';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { rdnsQuery } from '../services.queries.ts';
import { networkMessages as m } from './network.messages.ts';

const schema = v.strictObject({ value: rdnsValueSchema });

type RdnsEditorProps = { readonly service: ServiceDetails; readonly record: RdnsRecord; readonly onClose: () => void };

/** Edits an address's hostname in place. Escape discards the change. */
export function RdnsEditor({ service, record: { ip, value }, onClose }: RdnsEditorProps) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const saving = useOperation('updateRdns', {
    onSuccess: (list) => {
      client.setQueryData(rdnsQuery(String(service.id)).queryKey, list);
      onClose();
    },
  });
  const label = formatMessage(m.nameOf, { ip });
  const form = useSavedForm({
    schema,
    name: `rdns-${service.id}-${ip}`,
    saved: { value: value ?? '' },
    submit: (body) => saving.send({ query: { id: service.id }, body: { ...body, ip } }),
    fieldOf: (path) => (path === 'ip' ? 'value' : path),
    failed: m.updateFailed,
  });
  const field = form.field('value', label, { required: fieldErrorMessages.hostname_invalid });
  return (
    <InlineEditForm {...form.props} saveLabel={formatMessage(m.save)} busy={form.busy} onCancel={onClose}>
      <Field label={<VisuallyHidden>{label}</VisuallyHidden>} error={field.error}>
        <TextInput
          mono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          name={field.name}
          value={field.value}
          placeholder="web-1.example.com"
          onChange={(event) => field.onValueChange(event.target.value)}
          onBlur={field.onBlur}
        />
      </Field>
    </InlineEditForm>
  );
}
