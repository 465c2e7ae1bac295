import { Link as RouterLink } from '@tanstack/react-router';
import type { Ticket } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { Field } from '@portico/ui/field';
import { Stack } from '@portico/ui/stack';
import { Textarea } from '@portico/ui/textarea';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useUser } from '../../../operations/use-user.ts';
import { continueDraft, keepDraft, readDraft } from '../drafts.ts';
import { supportMessages as m } from '../support.messages.ts';

/** The end of a closed ticket. A reply that was being written can be sent as a new ticket. */
export function ClosedTicket({ ticket }: { readonly ticket: Ticket }) {
  const { formatMessage } = useIntl();
  const userId = useUser()?.id;
  return (
    <>
      <Callout tone="info">{formatMessage(m.closedText)}</Callout>
      {userId === undefined ? null : <UnsentReply ticket={ticket} userId={userId} />}
    </>
  );
}

function UnsentReply({ ticket, userId }: { readonly ticket: Ticket; readonly userId: number }) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('createTicket');
  const name = `answer-${ticket.id}` as const;
  const { description = '', attachments = '' } = readDraft(localStorage, userId, name);
  if (description.trim() === '' && attachments === '') return null;

  function toNewTicket(): void {
    const { subject, department, service } = ticket;
    const unsent = readDraft(localStorage, userId, name);
    // The second click of a double click finds nothing to move.
    if (Object.keys(unsent).length === 0) return;
    const reply = { ...unsent, subject, department, service_id: service ? String(service.id) : '' };
    keepDraft(localStorage, userId, 'ticket', continueDraft(readDraft(localStorage, userId, 'ticket'), reply));
    keepDraft(localStorage, userId, name, {});
  }

  return (
    <Card title={formatMessage(m.unsent)}>
      <Stack gap={4}>
        <Field label={formatMessage(m.unsentText)}>
          <Textarea readOnly rows={6} value={description} />
        </Field>
        <Stack direction="row">
          {denied ? (
            <Button disabledReason={denied}>{formatMessage(m.toNewTicket)}</Button>
          ) : (
            <Button render={<RouterLink to="/supports/create-ticket" onClick={toNewTicket} />}>{formatMessage(m.toNewTicket)}</Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
