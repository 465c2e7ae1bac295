import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { TicketDepartment } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Combobox } from '@portico/ui/combobox';
import { Field } from '@portico/ui/field';
import { PageHeader } from '@portico/ui/page-header';
import { RadioGroup } from '@portico/ui/radio-group';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { ticketDescriptionMaxLength, ticketSubjectMaxLength } from '@portico/contract/limits';
import { createTicketSchema } from '@portico/validation/ticket';
import { ticketDepartments } from '@portico/validation/ticket-kinds';
import { confirmDone } from '../../../operations/confirm-done.ts';
import { useAllOffered } from '../../../operations/offers/use-offered.ts';
import { maySee } from '../../../operations/rights/rights.ts';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useOperation } from '../../../operations/use-operation.ts';
import { useServiceSearch } from '../../../flows/choose-service/use-service-search.ts';
import { TextField } from '../../../forms/form-inputs.tsx';
import { TextareaField } from '../../../forms/textarea-field.tsx';
import { useForm } from '../../../forms/use-form.ts';
import type { BoundField } from '../../../forms/use-form.ts';
import { useIsHere } from '../../../platform/use-is-here.ts';
import { useUser } from '../../../operations/use-user.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { useAttachments } from '../attachments/use-attachments.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import type { Draft } from '../drafts.ts';
import { OfferedEntries } from '../faq/offered-entries.tsx';
import { departmentMessages, departmentTextMessages, supportMessages as m } from '../support.messages.ts';
import { useDraft } from '../use-draft.ts';
import styles from '../support.module.css';

type Values = { subject: string; description: string; department: TicketDepartment | ''; service_id: number | null };

function fromDraft({ subject = '', description = '', department, service_id: service = '' }: Draft): Values {
  return {
    subject,
    description,
    department: ticketDepartments.find((one) => one === department) ?? '',
    service_id: /^[1-9]\d{0,8}$/u.test(service) ? Number(service) : null,
  };
}

export function CreateTicketScreen() {
  const { formatMessage } = useIntl();
  const userId = useUser()?.id;
  return (
    <Stack gap={5} className={styles.form}>
      <PageHeader title={formatMessage(m.create)} />
      {/* The draft belongs to a user, so the form remounts when the user changes. */}
      {userId === undefined ? null : <TicketForm key={userId} userId={userId} />}
    </Stack>
  );
}

function TicketForm({ userId }: { readonly userId: number }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const denied = useDeniedReason('createTicket');
  const isOffered = useAllOffered();
  const seesServices = maySee(useUser(), 'services') && isOffered('listServices');
  const attachments = useAttachments(readDraft(localStorage, userId, 'ticket')['attachments']);
  const creating = useOperation('createTicket', {
    onSuccess: async (answer) => {
      keepDraft(localStorage, userId, 'ticket', {});
      confirmDone(answer, { done: formatMessage(m.sent), alreadyDone: formatMessage(m.alreadySent) });
      if (isHere()) await navigate({ to: '/supports/tickets/$id', params: { id: String(answer.ticket_id) } });
    },
  });
  const form = useForm({
    schema: createTicketSchema,
    initial: () => fromDraft(readDraft(localStorage, userId, 'ticket')),
    submit: ({ service_id: about, ...body }) =>
      // A draft may name a service that the user no longer sees. The API would refuse it at a field that isn't shown.
      attachments.sendWith((ids) => creating.send({ body: { ...body, service_id: seesServices ? about : null, attachments: ids } })),
    failed: m.createFailed,
  });
  const { subject, description, department, service_id: service } = form.values;
  useDraft({
    userId,
    name: 'ticket',
    draft: { subject, description, department, service_id: service === null ? '' : String(service), attachments: attachments.kept },
    stores: !creating.busy,
    follows: !form.busy && attachments.isKept,
    restore: (stored) => {
      form.reset(fromDraft(stored));
      attachments.restore(stored['attachments']);
    },
  });
  const counter = (text: string, max: number) => formatMessage(m.counter, { used: text.trim().length, max });
  const departmentField = form.field('department', formatMessage(m.department), { required: m.departmentMissing });

  return (
    <Card>
      <form {...form.props}>
        <Stack gap={5}>
          <RadioGroup
            label={formatMessage(m.department)}
            value={departmentField.value}
            onValueChange={(value) => departmentField.onValueChange(ticketDepartments.find((one) => one === value) ?? '')}
            error={departmentField.error}
            options={ticketDepartments.map((one) => ({
              value: one,
              label: formatMessage(departmentMessages[one]),
              description: formatMessage(departmentTextMessages[one]),
            }))}
          />
          {seesServices ? <ServiceField field={form.field('service_id', formatMessage(m.service))} /> : null}
          <div>
            <TextField
              field={form.field('subject', formatMessage(m.subject), { required: m.subjectMissing })}
              label={formatMessage(m.subject)}
              counter={counter(subject, ticketSubjectMaxLength)}
              autoComplete="off"
            />
            {isOffered('listFaq') ? <OfferedEntries subject={subject} /> : null}
          </div>
          <TextareaField
            field={form.field('description', formatMessage(m.description), { required: m.descriptionMissing })}
            label={formatMessage(m.description)}
            hint={formatMessage(m.descriptionHint)}
            counter={counter(description, ticketDescriptionMaxLength)}
            rows={8}
          />
          {isOffered('uploadFile') ? <AttachmentsField attachments={attachments} disabled={denied !== undefined} /> : null}
          <div className={styles.actions}>
            <Text muted>{formatMessage(m.draftKept)}</Text>
            <Button type="submit" variant="primary" busy={form.busy} disabledReason={denied}>
              {formatMessage(m.send)}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

/**
 * The service the ticket is about. Shown while services load, because a field that appears later would move what is below it. Hidden from
 * customers without services.
 */
function ServiceField({ field }: { readonly field: BoundField<number | null> }) {
  const { formatMessage } = useIntl();
  const { services, options, search } = useServiceSearch({
    chosenIds: field.value === null ? [] : [field.value],
    texts: m,
    labelOf: ({ hostname, tariff_name: tariff }) => `${hostname} · ${tariff}`,
    unnamed: (id) => formatMessage(m.serviceNumber, { id: String(id) }),
    groups: [formatMessage(m.activeServices), formatMessage(m.otherServices)],
  });
  // A later search without results keeps the field.
  const [hasServices, setHasServices] = useState<boolean>();
  if (hasServices === undefined && services.data) setHasServices(services.data.total > 0);
  if (hasServices === false && field.value === null) return null;
  return (
    <Field label={formatMessage(m.service)} error={field.error}>
      <Combobox
        name={field.name}
        options={options}
        search={search}
        clearable
        value={field.value === null ? '' : String(field.value)}
        onValueChange={(value) => field.onValueChange(value === '' ? null : Number(value))}
        onBlur={field.onBlur}
        placeholder={formatMessage(m.noService)}
        emptyText={formatMessage(m.noServiceFound)}
      />
    </Field>
  );
}
