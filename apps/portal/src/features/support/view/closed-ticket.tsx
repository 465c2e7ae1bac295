import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Link as RouterLink } from '@tanstack/react-router';
import type { Ticket } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { Field } from '@portico/ui/field';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { Textarea } from '@portico/ui/textarea';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useUser } from '../../../operations/use-user.ts';
import { restoreSent } from '../attachments/chosen-file.ts';
import { continueDraft, keepDraft, readDraft } from '../drafts.ts';
import type { Draft } from '../drafts.ts';
import { supportMessages as m } from '../support.messages.ts';

type ClosedTicketProps = { readonly ticket: Ticket; readonly wasWriting: RefObject<boolean> };

/** The end of a closed ticket. A reply that was being written can be sent as a new ticket, and has the focus that its field had. */
export function ClosedTicket({ ticket, wasWriting }: ClosedTicketProps) {
  const { formatMessage } = useIntl();
  const userId = useUser()?.id;
  const end = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // A writer whose focus was on something that disappeared may have moved on.
    if (wasWriting.current && document.activeElement === document.body) (text.current ?? end.current)?.focus();
  }, [wasWriting]);
  return (
    <>
      <Callout ref={end} tabIndex={-1} tone="info">
        {formatMessage(m.closedText)}
      </Callout>
      {userId === undefined ? null : (
        <UnsentReply key={userId} ticket={ticket} userId={userId} text={text} focusEnd={() => end.current?.focus()} />
      )}
    </>
  );
}

type UnsentReplyProps = {
  readonly ticket: Ticket;
  readonly userId: number;
  readonly text: RefObject<HTMLTextAreaElement | null>;
  /** Takes the focus from a button that disappears. */
  readonly focusEnd: () => void;
};

function UnsentReply({ ticket, userId, text, focusEnd }: UnsentReplyProps) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('createTicket');
  const [discarded, setDiscarded] = useState<Draft>();
  const name = `answer-${ticket.id}` as const;
  const { description = '', attachments = '' } = readDraft(localStorage, userId, name);
  const hasText = description.trim() !== '';
  if (discarded && Object.keys(discarded).length > 0) return <DiscardedReply onUndo={() => restore(discarded)} />;
  if (!hasText && attachments === '') return null;

  function toNewTicket(): void {
    const { subject, department, service } = ticket;
    const unsent = readDraft(localStorage, userId, name);
    // The second click of a double click finds nothing to move.
    if (Object.keys(unsent).length === 0) return;
    const reply = { ...unsent, subject, department, service_id: service ? String(service.id) : '' };
    keepDraft(localStorage, userId, 'ticket', continueDraft(readDraft(localStorage, userId, 'ticket'), reply));
    keepDraft(localStorage, userId, name, {});
  }

  /** Without confirmation, because one click restores it until the page is left. */
  function discard(): void {
    // Another tab may have moved the reply since it was shown here.
    setDiscarded(readDraft(localStorage, userId, name));
    keepDraft(localStorage, userId, name, {});
    focusEnd();
  }

  function restore(draft: Draft): void {
    keepDraft(localStorage, userId, name, draft);
    setDiscarded(undefined);
    focusEnd();
  }

  const images = restoreSent(attachments).map((image) => image.name);
  return (
    <Card title={formatMessage(m.unsent)}>
      <Stack gap={4}>
        {hasText ? (
          <Field label={formatMessage(m.unsentText)}>
            <Textarea ref={text} readOnly rows={6} value={description} />
          </Field>
        ) : (
          <Text>{formatMessage(m.unsentText)}</Text>
        )}
        {images.length > 0 ? <Text muted>{formatMessage(m.unsentImages, { names: images.join(', ') })}</Text> : null}
        <Stack direction="row">
          {denied ? (
            <Button disabledReason={denied}>{formatMessage(m.toNewTicket)}</Button>
          ) : (
            <Button render={<RouterLink to="/supports/create-ticket" onClick={toNewTicket} />}>{formatMessage(m.toNewTicket)}</Button>
          )}
          <Button variant="quiet" onClick={discard}>
            {formatMessage(m.discard)}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

function DiscardedReply({ onUndo }: { readonly onUndo: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      tone="info"
      role="status"
      actions={
        <Button size="sm" onClick={onUndo}>
          {formatMessage(m.undo)}
        </Button>
      }
    >
      {formatMessage(m.discarded)}
    </Callout>
  );
}
