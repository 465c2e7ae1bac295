import { useId } from 'react';
import type { ClipboardEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import type { RdnsList, ServiceDetails } from '@portico/contract';
import { fieldErrorMessages } from '@portico/i18n/field-error.messages';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { IconButton } from '@portico/ui/icon-button';
import { Stack } from '@portico/ui/stack';
import { rdnsMaxRecords } from '@portico/contract/limits';
import { Refusal, onlyFieldErrors } from '../../../operations/failures/refusal.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextField } from '../../../forms/form-inputs.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { rdnsQuery } from '../services.queries.ts';
import { networkMessages as m } from './network.messages.ts';
import styles from './network.module.css';
import { validateRows, rowsOfText } from './rdns-rows.ts';
import type { RdnsRows } from './rdns-rows.ts';

type RdnsAddDialogProps = { readonly service: ServiceDetails; readonly records: RdnsList; readonly onClose: () => void };

const emptyRow = { suffix: '', value: '' };
const typing = { mono: true, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Adds hostnames for addresses of the IPv6 prefix. Pasting lines adds several at once. */
export function RdnsAddDialog({ service, records, onClose }: RdnsAddDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const client = useQueryClient();
  const prefix = records.ipv6_prefix ?? '';
  const adding = useOperation('addRdns', {
    isShownInPlace: true,
    onSuccess: (list) => {
      client.setQueryData(rdnsQuery(String(service.id)).queryKey, list);
      onClose();
    },
  });
  const form = useSavedForm<RdnsRows, RdnsRows>({
    schema: validateRows(
      prefix,
      records.items.flatMap(({ ip, value }) => (value === null ? [] : [ip])),
    ),
    name: `rdns-${service.id}-new`,
    saved: { records: [emptyRow] },
    submit: (body) => onlyFieldErrors(adding.send({ query: { id: service.id }, body })),
  });
  const rows = form.list('records');
  const excess = form.values.records.length - rdnsMaxRecords;

  function paste(event: ClipboardEvent, index: number): void {
    const pasted = rowsOfText(prefix, event.clipboardData.getData('text'));
    // A single value without a hostname is an ordinary paste.
    if (pasted.length === 0 || (pasted.length === 1 && pasted[0]?.value === '')) return;
    event.preventDefault();
    form.setValue('records', (before) => [...before.slice(0, index), ...pasted, ...before.slice(index + 1)]);
  }

  return (
    <FormDialog
      isUnsaved={form.isUnsaved}
      onClose={onClose}
      title={formatMessage(m.addTitle)}
      description={formatMessage(m.addText, {
        prefix: (
          <span key="prefix" className={styles.prefix}>
            {prefix}
          </span>
        ),
      })}
      busy={adding.busy}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={form.busy}>
          {formatMessage(m.addSubmit, { count: form.values.records.length })}
        </Button>
      }
    >
      <form id={formId} {...form.props}>
        <Stack gap={5}>
          <div className={styles.rows}>
            {form.values.records.map((_row, index) => {
              const suffix = form.field(`records.${index}.suffix`, formatMessage(m.suffix), {
                required: fieldErrorMessages.suffix_invalid,
              });
              return (
                <div key={suffix.name} className={styles.row} role="group" aria-label={formatMessage(m.row, { number: index + 1 })}>
                  <TextField
                    {...typing}
                    field={suffix}
                    label={formatMessage(m.suffix)}
                    placeholder="::1"
                    onPaste={(event) => paste(event, index)}
                  />
                  <TextField
                    {...typing}
                    field={form.field(`records.${index}.value`, formatMessage(m.name), { required: fieldErrorMessages.hostname_invalid })}
                    label={formatMessage(m.name)}
                    placeholder="web-1.example.com"
                  />
                  <IconButton
                    variant="quiet"
                    className={styles.removeRow}
                    label={formatMessage(m.removeRow, { number: index + 1 })}
                    disabled={form.values.records.length === 1}
                    onClick={() => rows.remove(index)}
                  >
                    <X />
                  </IconButton>
                </div>
              );
            })}
          </div>
          <Stack direction="row">
            <Button
              size="sm"
              variant="quiet"
              iconStart={<Plus />}
              disabled={form.values.records.length >= rdnsMaxRecords}
              onClick={() => rows.append(emptyRow)}
            >
              {formatMessage(m.addRow)}
            </Button>
          </Stack>
          {excess > 0 ? (
            <Callout tone="danger" role="alert">
              {formatMessage(m.tooManyRows, { max: rdnsMaxRecords, excess })}
            </Callout>
          ) : null}
          <Refusal error={adding.error} failureTitle={m.addFailed} />
        </Stack>
      </form>
    </FormDialog>
  );
}
